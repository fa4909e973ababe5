/** Named imports: a page loads the bridges it shows. */
export {
  deficit,
  depenses as expenses,
  dette as debt,
  recettes as revenues,
  securite_sociale as socialSecurity,
} from '@nosmilliards/data/built/bridges.json';
