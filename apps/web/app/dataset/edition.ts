export {
  baseline,
  found,
  title,
  updated,
  version,
  year,
} from '@nosmilliards/data/built/edition.json';
