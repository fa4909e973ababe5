export { entries } from '@nosmilliards/data/built/search.json';
