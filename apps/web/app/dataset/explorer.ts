export { lines } from '@nosmilliards/data/built/explorer.json';
