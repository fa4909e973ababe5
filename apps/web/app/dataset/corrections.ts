export { days as correctionDays } from '@nosmilliards/data/built/corrections.json';
