export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltLine,
  BuiltNextLaw,
  BuiltPiece,
  BuiltStage,
  Mixture,
} from '@nosmilliards/data/built-types';
