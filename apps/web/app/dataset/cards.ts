export { cards } from '@nosmilliards/data/built/cards.json';
