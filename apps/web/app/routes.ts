import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { families } from './browser/path.ts';
import { hasComponentPage } from '../publish/variant.ts';

const pages = [
  index('routes/home.tsx'),
  route('explorer', 'routes/explorer.tsx'),
  route('en-images', 'routes/en-images.tsx'),
  route('je-fais-mon-budget', 'routes/je-fais-mon-budget.tsx'),
  route('express', 'routes/express.tsx'),
  route('voter', 'routes/voter.tsx'),
  route('resultats', 'routes/resultats.tsx'),
  route('a-propos', 'routes/a-propos.tsx'),
  route('lexique', 'routes/lexique.tsx'),
  route('methodologie', 'routes/methodologie.tsx'),
  route('donnees', 'routes/donnees.tsx'),
  route('integrer', 'routes/integrer.tsx'),
  route('enseigner', 'routes/enseigner.tsx'),
  route('pieces', 'routes/pieces.tsx'),
  route('corrections', 'routes/corrections.tsx'),
  route('accessibilite', 'routes/accessibilite.tsx'),
  route('confidentialite', 'routes/confidentialite.tsx'),
  route('mentions-legales', 'routes/mentions-legales.tsx'),
  route('plan-du-site', 'routes/plan-du-site.tsx'),
  route(`${families.line}/:id`, 'routes/ligne.tsx'),
  route(`${families.card}/:id`, 'routes/carte.tsx'),
  route(`${families.piece}/:id`, 'routes/piece.tsx'),
  route(`${families.comparison}/:ids`, 'routes/compare.tsx'),
  route('gamified-completion', 'routes/gamified-completion.tsx'),
  route('reduction-impots', 'routes/reduction-impots.tsx'),
  route('budget', 'routes/budget.tsx'),
  route('duel', 'routes/duel.tsx'),
  route('lettre', 'routes/lettre.tsx'),
  ...(hasComponentPage ? [route('composants', 'routes/composants.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
];

/** A server knows one spelling of an address; the router must not know more. */
export default pages.map((page) => ({ ...page, caseSensitive: true })) satisfies RouteConfig;
