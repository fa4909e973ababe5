export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltLine,
} from '@nosmilliards/data/built-types';
