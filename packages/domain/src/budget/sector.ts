import type { Sector } from './line.ts';

/** What the sectors of the cards are called, on every page. */
export const SECTOR_NAMES: Readonly<Record<Sector, string>> = {
  etat_central: 'État',
  securite_sociale: 'Sécurité sociale',
  collectivites: 'Collectivités',
  dette: 'Dette',
  niches_fiscales: 'Niches fiscales',
  recettes: 'Recettes',
};
