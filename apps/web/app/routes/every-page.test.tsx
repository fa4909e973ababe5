import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { headingOf, sitePages } from '#site/pages.ts';
import { visit } from '#testing/visit.tsx';

it.each([
  ...sitePages.map((page) => [page.path, headingOf(page)]),
  ['/explorer?tab=inconnu', 'Explorateur budgétaire'],
  ['/voter', 'Je fais mon budget'],
  ['/ligne/defense_armees_p146', 'Équipement des forces'],
  ['/ligne/une-ligne-inconnue', 'Page introuvable'],
  ['/carte/ET21', '«\u00A0Prisons\u00A0»\u00A0: que feriez-vous\u202F?'],
  ['/carte/ZZ99', 'Page introuvable'],
  [
    '/piece/insee_t3205',
    'Tableau 3.205 Dépenses et recettes des administrations publiques locales (S1313)',
  ],
  ['/piece/inconnue', 'Page introuvable'],
  [
    '/fonction/gf09',
    'En 2024, la dépense publique d’enseignement fait 5,1\u00A0% du PIB en France, 4,8\u00A0% dans l’Union',
  ],
  ['/fonction/gf99', 'Page introuvable'],
  ['/commune/lyon', 'Page introuvable'],
  [
    '/compare/defense_armees-vs-sante_solidarite_chomage',
    'La ligne «\u00A0Armées\u00A0» pèse 1,6\u00A0fois la ligne «\u00A0Assurance chômage\u00A0».',
  ],
  ['/en-images', 'Explorateur budgétaire'],
  ['/temps/impots-1995', 'Impôts et cotisations'],
  ['/pieces', 'Données et sources\u00A0: vérifier un chiffre'],
  ['/ma-part-methode', 'Méthodologie\u00A0: d’où viennent les chiffres'],
  ['/n-importe-quoi', 'Page introuvable'],
])('%s is drawn under its title, in words', async (address, title) => {
  const { container } = await visit(address);
  await screen.findByRole('heading', { level: 1, name: (name) => name.startsWith(title) });
  expect(document.title).toMatch(/ — Nos Milliards$/);
  expect(container.textContent).not.toMatch(/\bundefined\b|\bNaN\b|\[object |Infinity/);
});
