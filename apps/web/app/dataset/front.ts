export { card, decisions } from '@nosmilliards/data/built/front.json';
