export { default as coverage } from '@nosmilliards/data/built/coverage.json';
