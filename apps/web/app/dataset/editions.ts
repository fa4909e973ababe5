export { editions } from '@nosmilliards/data/built/editions.json';
