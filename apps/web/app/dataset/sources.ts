export { default as sums } from '@nosmilliards/data/built/sums.json';
export { sources } from '@nosmilliards/data/built/sources.json';
