export { groups } from '@nosmilliards/data/built/groups.json';
