export { denominators, laws, margins, points } from '@nosmilliards/data/built/card-facts.json';
