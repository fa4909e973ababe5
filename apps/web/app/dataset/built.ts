export type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltEurope,
  BuiltFunction,
  BuiltLine,
  BuiltPiece,
  BuiltTimeTab,
  BuiltYears,
  TimeLine,
  TimeUnit,
  Mixture,
} from '@nosmilliards/data/built-types';
