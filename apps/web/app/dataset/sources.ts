export { sources } from '@nosmilliards/data/built/sources.json';
