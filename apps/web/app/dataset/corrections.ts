export { corrections } from '@nosmilliards/data/built/corrections.json';
