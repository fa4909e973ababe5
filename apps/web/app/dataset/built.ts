export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltEurope,
  BuiltFunction,
  BuiltLine,
  BuiltPiece,
  BuiltYears,
  Mixture,
} from '@nosmilliards/data/built-types';
