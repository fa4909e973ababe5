export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltLine,
  BuiltPiece,
} from '@nosmilliards/data/built-types';
