import { millions, percentOf } from '@nosmilliards/domain/money/money';
import { unitSentenceOf } from '@nosmilliards/domain/vote/denominator';
import { expect, it } from 'vitest';
import { votedAmountOf } from './derive/denominators.ts';
import { builtCardFactsOf } from './emit/card-facts.ts';
import { openDossier } from './read/dossier.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';
import { filesIn } from './read/text-file.ts';

const dossier = openDossier(filesIn(`${PACKAGE_DIRECTORY}/frozen/editions/2025`));
const { denominators } = builtCardFactsOf(dossier);

/** What each says of a tenth of its amount, up or down; written by hand, away from the code. */
const SENTENCES = {
  retraites:
    'soit 181 € par mois et par retraité en moyenne (18,1 millions de retraités, Drees, fin 2023).',
  sante:
    'soit 366 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  'services-locaux':
    'soit 219 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ecole:
    'soit 782 € par an et par élève ou étudiant en moyenne (14,9 millions d’élèves et étudiants, Depp et SIES, rentrée 2024).',
  'investissement-local':
    'soit 95 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  armees:
    'soit 89 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  interets:
    'soit 81 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  'securite-justice':
    'soit 54 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  cotisations:
    'soit 132 € par mois et par salarié en moyenne (27,1 millions de salariés, Insee, 4e trimestre 2024).',
  ET01: 'soit 89 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ET02: 'soit 784 € par an et par élève en moyenne (5,64 millions d’élèves, Depp, rentrée 2024).',
  ET03: 'soit 519 € par an et par élève en moyenne (6,26 millions d’élèves, Depp, rentrée 2024).',
  ET05: 'soit 34 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ET06: 'soit 24 € par mois et par foyer aidé en moyenne (5,72 millions de foyers aidés, Drees, décembre 2024).',
  ET07: 'soit 97 € par mois et par allocataire de l’AAH en moyenne (1,38 million d’allocataires de l’AAH, Drees, septembre 2025).',
  ET08: 'soit 20 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ET09: 'soit 22 € par mois et par foyer bénéficiaire en moyenne (4,78 millions de foyers bénéficiaires, Drees, décembre 2024).',
  ET10: 'soit 100 € par an et par élève en moyenne (11,9 millions d’élèves, Depp, rentrée 2024).',
  ET11: 'soit 16 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ET13: 'aides aux employeurs d’apprentis, soit 405 € par an et par contrat conclu en moyenne (846 700 contrats conclus, Direction du budget, 2025).',
  ET18: 'soit 11 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ET19: 'soit 129 € par an et par demandeur d’emploi en moyenne (5,5 millions de demandeurs d’emploi, France Travail, 4e trimestre 2024).',
  ET23: 'soit 6,7 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  ET25: 'soit 13 € par an et par ménage en moyenne (30,9 millions de ménages, Insee, 2022).',
  SS01: 'soit 85 € par mois et par retraité du régime général en moyenne (14,6 millions de retraités du régime général, Cnav, 31 décembre 2023).',
  SS02: 'soit 158 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  SS03: 'soit 61 € par mois et par retraité de l’Agirc-Arrco en moyenne (13,5 millions de retraités de l’Agirc-Arrco, Agirc-Arrco, fin 2022).',
  SS04: 'soit environ 190 € par mois et par pension de fonctionnaire en moyenne (4,1 millions de pensions de fonctionnaires, Caisse des dépôts, 31 décembre 2023).',
  SS05: 'soit 104 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  SS07: 'soit environ 120 € par mois et par personne indemnisée en moyenne (2,6 millions de personnes indemnisées, Unédic, 3e trimestre 2024).',
  SS08: 'soit environ 41 € par mois et par famille en moyenne (6,7 millions de familles, Sécurité sociale, Repss, juin 2022).',
  SS09: 'soit 40 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  SS11: 'soit 2 250 € par an et par place en moyenne (782 000 places, Sécurité sociale, Repss, fin 2021).',
  SS12: 'soit 81 € par an et par salarié du privé en moyenne (21 millions de salariés du privé, Insee, 4e trimestre 2024).',
  SS13: 'pensions d’invalidité, soit 80 € par mois et par titulaire d’une pension d’invalidité en moyenne (833 000 titulaires d’une pension d’invalidité, Sécurité sociale, Repss, 2023).',
  SS14: 'soit 4 130 € par an et par place en moyenne (380 100 places, Sécurité sociale, Repss, 2021).',
  CO01: 'soit 325 € par mois et par agent territorial en moyenne (1,96 million d’agents territoriaux, Insee, fin 2022).',
  CO02: 'soit 95 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  CO03: 'soit 34 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  CO04: 'soit 75 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  CO05: 'soit 238 € par mois et par jeune suivi en moyenne (384 900 jeunes suivis, Drees, fin 2023).',
  CO06: 'soit 75 € par mois et par aide versée en moyenne (2,13 millions d’aides versées, Drees, fin 2023).',
  CO07: 'soit 50 € par mois et par foyer bénéficiaire en moyenne (1,85 million de foyers bénéficiaires, Drees, décembre 2024).',
  CO08: 'soit 8,4 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  DP01: 'soit 73 € par an et par habitant en moyenne (68,8 millions d’habitants, Eurostat, moyenne de 2024).',
  NF03: 'soit environ 140 € par an et par foyer bénéficiaire en moyenne (4,9 millions de foyers bénéficiaires, DGFiP, revenus de 2023).',
  NF07: 'dons des particuliers, soit environ 45 € par an et par foyer donateur en moyenne (4,9 millions de foyers donateurs, DGFiP, dons de 2022).',
  NF14: 'soit environ 95 € par an et par foyer bénéficiaire en moyenne (1,9 million de foyers bénéficiaires, DGFiP, revenus de 2023).',
  RE03: 'soit 94 € par mois et par salarié en moyenne (27,1 millions de salariés, Insee, 4e trimestre 2024).',
  RE04: 'soit 33 € par mois et par salarié en moyenne (27,1 millions de salariés, Insee, 4e trimestre 2024).',
  RE05: 'soit 40 € par mois et par foyer imposé en moyenne (19,6 millions de foyers imposés, DGFiP, revenus de 2024).',
  RE07: 'part des ménages, soit environ 84 € par an et par propriétaire en moyenne (32 millions de propriétaires, DGFiP, 2021).',
  RE12: 'soit environ 13 € par mois et par fumeur quotidien en moyenne (8,4 millions de fumeurs quotidiens, Santé publique France, 2024).',
};

const readable = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

it.each(Object.entries(SENTENCES))('[V16] %s', (id, sentence) => {
  const amount = millions(votedAmountOf(dossier, id) ?? 0);
  const denominator = denominators[id];
  if (denominator === undefined) throw new Error(`No denominator for ${id}`);
  const told = unitSentenceOf(percentOf(amount, 10), amount, denominator);
  expect(readable(`${told.start}${told.strong} en moyenne (${told.source}).`)).toBe(sentence);
  expect(unitSentenceOf(percentOf(amount, -10), amount, denominator)).toEqual(told);
});

it('[V16] nothing else has a sentence', () => {
  expect(Object.keys(denominators).toSorted()).toEqual(Object.keys(SENTENCES).toSorted());
});
