export { decisions, first, year } from '@nosmilliards/data/built/elsewhere.json';
