export { default as searchBook } from '@nosmilliards/data/built/search.json';
