export {
  baseline,
  stateFirstHalfDeficit,
  title,
  updated,
  version,
  year,
} from '@nosmilliards/data/built/edition.json';
