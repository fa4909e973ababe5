export { terms } from '@nosmilliards/data/built/lexicon.json';
