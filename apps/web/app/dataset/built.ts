export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltLine,
  BuiltPiece,
  Mixture,
} from '@nosmilliards/data/built-types';
