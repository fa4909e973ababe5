import { readFileSync } from 'node:fs';
import { encodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import { restoredBallot } from '@nosmilliards/data/personas';
import type { Page } from '@playwright/test';
import { time, year } from './built.ts';
import { edition, storedBy } from '../app/testing/persona.ts';
import { openGame } from './game.ts';
import { expect, open } from './page.ts';
import { storePersona } from './persona.ts';

const numbering: Numbering = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@nosmilliards/data/built/codes.json')), 'utf8'),
);
/** What follows `/budget#`. */
const codeBy = (persona: string) =>
  encodeBallot(restoredBallot(storedBy(persona), edition).ledger.values(), numbering);
const code = codeBy('Fin des niches');

const sixLines = [
  'defense',
  'sante_solidarite',
  'securite_justice_police_p176',
  'cotisations_sociales_tabac',
  'niches_fiscales_recherche',
  'defense_armees',
].join('-vs-');

type Screen = {
  readonly name: string;
  /** Another screen of the same type is read on every change. */
  readonly nightly?: true;
} & ({ readonly path: string } | { readonly show: (page: Page) => Promise<void> });

/** The sample of the accessibility audit (docs/accessibilite), each screen with something open. */
export const sample: Screen[] = [
  {
    name: 'accueil',
    async show(page) {
      await open(page, '/');
      const another = page.getByRole('button', { name: 'Une autre comparaison' });
      await another.press('Enter');
      await another.press('Enter');
      await page.getByText(/^Tableau/).click();
      await expect(page.getByRole('table')).toContainText('Sécurité sociale');
    },
  },
  { name: 'explorer-ensemble', path: '/explorer', nightly: true },
  {
    name: 'explorer-depenses',
    async show(page) {
      await open(page, '/explorer?tab=expenses#defense_armees');
      for (const line of ['Équipement des forces', 'Engagement et combat']) {
        await page.getByRole('button', { name: new RegExp(`^${line}, `) }).click();
      }
      await page.getByRole('button', { name: 'Comparer Défense et anciens combattants' }).click();
      await page.getByRole('button', { name: 'Réduire' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  { name: 'explorer-recettes', path: '/explorer?tab=revenues' },
  { name: 'explorer-categorie', path: '/explorer?tab=expenses#sante_solidarite' },
  {
    name: 'ma-part',
    async show(page) {
      await open(page, '/ma-part');
      await page.getByRole('textbox', { name: /net/ }).first().fill('2500');
      await expect(page.getByText(/^Pour 2\s500\s€/).first()).toBeVisible();
      await page.getByRole('radio', { name: 'Tout mis en commun' }).check();
      await expect(page.getByRole('table', { name: /tout mis en commun/ })).toBeVisible();
    },
  },
  {
    name: 'commune',
    async show(page) {
      await open(page, '/commune/01004');
      await page.getByRole('link', { name: 'Personnel' }).click();
      const figure = page.getByRole('figure', { name: 'Personnel, par habitant' });
      await figure.getByText('Voir le tableau').click();
      await page.getByRole('combobox', { name: 'Une autre commune' }).fill('saint denis');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'temps',
    async show(page) {
      await open(page, '/temps');
      await page.getByRole('slider', { name: 'Année' }).press('ArrowLeft');
      await expect(
        page.getByRole('region', { name: String(time.last - 1), exact: true }),
      ).toBeVisible();
      await page.getByText(/^Les \d+ années en tableau/).click();
    },
  },
  { name: 'europe', path: '/europe' },
  { name: 'fonction', path: '/fonction/gf07', nightly: true },
  {
    name: 'jeu',
    async show(page) {
      await openGame(page);
      await page.getByRole('button', { name: 'Ce que paie cette ligne' }).click();
      await expect(page.getByText('Ce que ce chiffre ne dit pas')).toBeVisible();
    },
  },
  {
    name: 'jeu-reglage',
    async show(page) {
      await openGame(page);
      await page.getByRole('button', { name: 'Réduire' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'jeu-plan',
    async show(page) {
      await openGame(page);
      await page.getByRole('button', { name: 'Garder' }).click();
      await page.getByRole('button', { name: 'Plan des cartes' }).click();
      await expect(page.getByRole('dialog', { name: 'Plan des cartes' })).toBeVisible();
    },
  },
  {
    name: 'jeu-devinette',
    async show(page) {
      await open(page, '/je-fais-mon-budget');
      const card = page.locator('#carte');
      for (const title of ['Défense', 'Collèges et lycées', 'Écoles maternelles et élémentaires']) {
        // oxlint-disable-next-line no-await-in-loop -- a card comes after the other
        await expect(async () => {
          await page.getByRole('button', { name: 'Garder' }).click({ timeout: 1000 });
          await expect(card).not.toHaveText(title, { timeout: 1000 });
        }).toPass();
      }
      const dialog = page.getByRole('dialog', { name: 'Devinez d’abord' });
      await dialog.getByRole('slider').press('ArrowRight');
      await dialog.getByRole('button', { name: 'Voir la réponse' }).click();
      await expect(dialog.getByText(/^Votre idée.*Dans le budget/).first()).toBeVisible();
    },
  },
  {
    name: 'express',
    async show(page) {
      await openGame(page, '/express');
      await page.getByRole('button', { name: /^Affiner ses/ }).click();
      await page.getByRole('button', { name: 'Garder' }).click();
      await expect(page.getByText('Affiner\u00A0: 2 sur').filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'aujourdhui',
    async show(page) {
      await open(page, '/aujourdhui');
      await page.getByRole('textbox', { name: /^À votre avis/ }).fill('12,5');
      await page.getByRole('button', { name: 'Voir la réponse' }).click();
      await page.getByRole('button', { name: 'Garder' }).click();
      await page.getByText(/^La carte d’hier/).click();
      await page.getByText('L’ordre des cartes, tiré d’avance').click();
    },
  },
  {
    name: 'seance',
    async show(page) {
      await open(page, '/seance');
      await page.getByLabel('À main levée').check();
      await page.getByLabel('Nombre de présents').fill('28');
      await page.getByLabel('Nombre de présents').press('Enter');
      await expect(page.locator('#decision')).toBeVisible();
    },
  },
  { name: 'rejoindre', path: '/rejoindre', nightly: true },
  { name: 'carte', path: '/carte/ET01' },
  {
    name: 'bilan',
    async show(page) {
      await storePersona(page, 'Fin des niches');
      await open(page, '/gamified-completion');
    },
  },
  {
    name: 'resultats',
    async show(page) {
      await storePersona(page, 'État minimal');
      await open(page, '/resultats');
      await page.getByRole('button', { name: /^Voir les \d+ autres votes/ }).click();
    },
  },
  {
    name: 'excedent',
    async show(page) {
      await storePersona(page, 'État minimal');
      await open(page, '/reduction-impots');
      await page.getByText('Choisir parmi 8 prélèvements').click();
    },
  },
  {
    name: 'budget',
    async show(page) {
      // More changes than the largest five.
      await open(page, `/budget#${codeBy('Équilibre exact')}`);
      await page.getByText('Voir le tableau').click();
      await page.getByText(/autres changements$/).click();
      await page.getByText(/cartes? gardées?$/).click();
    },
  },
  {
    name: 'defi',
    async show(page) {
      await open(page, `/defi#${code}`);
      await expect(page.getByText(/^Ses .* restent cachées/)).toBeVisible();
      await page.getByText(/^Deviner d’abord/).click();
      await page.getByText(/^Ce que veut dire/).click();
    },
  },
  {
    name: 'duel',
    async show(page) {
      await open(page, `/duel#${code}.${code}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('D’accord sur');
      await page.getByText('Changer les noms').click();
    },
  },
  {
    name: 'lettre',
    async show(page) {
      await storePersona(page, 'Fin des niches');
      await open(page, '/lettre');
      await expect(page.getByLabel('Votre lettre, à relire et à changer')).toBeVisible();
    },
  },
  { name: 'tendances', path: '/tendances' },
  {
    name: 'comparaison',
    async show(page) {
      await open(page, `/compare/${sixLines}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('fois la ligne');
    },
  },
  { name: 'piece', path: '/piece/insee_t3205' },
  {
    name: 'ligne',
    async show(page) {
      await open(page, '/ligne/defense_armees_p146');
      await page
        .getByRole('figure', { name: 'Voté et dépensé' })
        .getByText('Voir le tableau')
        .click();
    },
  },
  { name: 'a-propos', path: '/a-propos', nightly: true },
  { name: 'methodologie', path: '/methodologie#par-personne' },
  { name: 'donnees', path: '/donnees', nightly: true },
  { name: 'integrer', path: '/integrer', nightly: true },
  { name: 'enseigner', path: '/enseigner', nightly: true },
  { name: 'corrections', path: '/corrections', nightly: true },
  { name: 'lexique', path: '/lexique', nightly: true },
  { name: 'plan-du-site', path: '/plan-du-site', nightly: true },
  { name: 'accessibilite', path: '/accessibilite', nightly: true },
  {
    name: 'confidentialite',
    async show(page) {
      await open(page, '/confidentialite');
      await page.getByRole('button', { name: 'Effacer mes données' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'mentions-legales', path: '/mentions-legales', nightly: true },
  {
    name: 'recherche',
    async show(page) {
      await open(page, '/');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await page.getByRole('combobox').fill('hopital');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'introuvable', path: '/n-importe-quoi' },
];

/** Other states of the same pages, and the windows they open. */
export const beyondSample: Screen[] = [
  {
    name: 'bilan-ouvert',
    nightly: true,
    async show(page) {
      await storePersona(page, 'État minimal');
      await open(page, '/gamified-completion');
      await page.getByText('Voir le tableau').click();
      await expect(page.getByRole('table', { name: 'Votre budget, par secteur' })).toBeVisible();
      await page.getByText(/au-delà des limites retenues$/).click();
      await page.getByText('Voir les votes au-delà').click();
      await page.getByText(`Face à la loi de finances ${year + 1}`).click();
      await expect(page.getByRole('table', { name: /^Votre choix, et ce que fait/ })).toBeVisible();
    },
  },
  {
    name: 'bilan-recommencer',
    nightly: true,
    async show(page) {
      await storePersona(page, 'Équilibre exact');
      await open(page, '/gamified-completion');
      await page.getByRole('button', { name: 'Recommencer', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sans-excedent',
    nightly: true,
    async show(page) {
      await storePersona(page, 'Fin des niches');
      await open(page, '/reduction-impots');
      await expect(page.getByText(/^Avec vos votes, il manque/)).toBeVisible();
    },
  },
  {
    name: 'resultats-modifier',
    async show(page) {
      await storePersona(page, 'Équilibre exact');
      await open(page, '/resultats');
      await page
        .getByRole('button', { name: /^Modifier le vote/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
    },
  },
  {
    name: 'partager',
    async show(page) {
      await storePersona(page, 'Fin des niches');
      await open(page, '/resultats');
      await page.getByRole('button', { name: 'Montrer mon budget' }).click();
      await page.locator('canvas[data-painted]').waitFor();
    },
  },
];
