export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltLine,
  Indicator,
} from '@nosmilliards/data/built-types';
