export { faces } from '@nosmilliards/data/built/faces.json';
