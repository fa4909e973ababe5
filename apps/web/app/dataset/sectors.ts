export { default as sectors } from '@nosmilliards/data/built/sectors.json';
