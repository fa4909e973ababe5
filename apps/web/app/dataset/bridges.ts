/** Named imports: a page loads the bridges it shows. */
export {
  deficit,
  dette as debt,
  securite_sociale as socialSecurity,
} from '@nosmilliards/data/built/bridges.json';
