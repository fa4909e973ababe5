export { comparison } from '@nosmilliards/data/built/first-comparison.json';
