import { millions } from '@nosmilliards/domain/money/money';
import type { Segment } from '#ui/proportional-bar.tsx';

/** Fictitious figures, shaped like real ones. */
export const thousand: Segment[] = [
  { id: 'social', label: 'Sécurité sociale', value: '439\u00A0€', size: 439, sector: 'social' },
  { id: 'state', label: 'État', value: '262\u00A0€', size: 262, sector: 'state' },
  { id: 'local', label: 'Collectivités', value: '181\u00A0€', size: 181, sector: 'local' },
  { id: 'niche', label: 'Niches fiscales', value: '79\u00A0€', size: 79, sector: 'niche' },
  { id: 'debt', label: 'Dette', value: '39\u00A0€', size: 39, sector: 'debt' },
];

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
