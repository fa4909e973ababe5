import { millions } from '@nosmilliards/domain/money/money';

/** Fictitious figures, shaped like real ones. */
export const thousand = [
  { paint: 'social', label: 'Sécurité sociale', squares: 439 },
  { paint: 'state', label: 'État', squares: 262 },
  { paint: 'local', label: 'Collectivités', squares: 181 },
  { paint: 'niche', label: 'Niches fiscales', squares: 79 },
  { paint: 'debt', label: 'Dette', squares: 39 },
] as const;

export const lines = [
  { id: 'retraites', label: 'Retraites', amount: millions(249_000), sector: 'social' },
  { id: 'hopitaux', label: 'Hôpitaux publics', amount: millions(108_800), sector: 'social' },
  { id: 'defense', label: 'Défense', amount: millions(60_900), sector: 'state' },
  {
    id: 'communes',
    label: 'Écoles et équipements des communes',
    amount: millions(41_300),
    sector: 'local',
  },
  { id: 'recherche', label: 'Crédit d’impôt recherche', amount: millions(7_700), sector: 'niche' },
  { id: 'interets', label: 'Intérêts de la dette', amount: millions(54_200), sector: 'debt' },
] as const;

export const changes = [
  { id: 'recherche', kind: 'removed', squares: 4.4 },
  { id: 'communes', kind: 'cut', squares: 2.4 },
  { id: 'defense', kind: 'added', squares: -3.5 },
] as const;
