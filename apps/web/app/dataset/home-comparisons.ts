export { comparisons } from '@nosmilliards/data/built/home-comparisons.json';
