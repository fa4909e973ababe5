export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltLine,
  BuiltPiece,
  BuiltYears,
  Mixture,
} from '@nosmilliards/data/built-types';
