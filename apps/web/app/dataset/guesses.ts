export { questions } from '@nosmilliards/data/built/guesses.json';
