export { lines } from '@nosmilliards/data/built/renamings.json';
