export { laws } from '@nosmilliards/data/built/card-facts.json';
