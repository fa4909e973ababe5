export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltEurope,
  BuiltFunction,
  BuiltLine,
  BuiltNextLaw,
  BuiltPiece,
  BuiltStage,
  BuiltYears,
  GoneEntry,
  Mixture,
} from '@nosmilliards/data/built-types';
