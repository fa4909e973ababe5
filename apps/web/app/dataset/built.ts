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
  Mixture,
} from '@nosmilliards/data/built-types';
