import type { Page } from '@playwright/test';
import { openGame } from './game.ts';
import { expect, open } from './page.ts';
import { storePersona } from './persona.ts';

/** `path` alone for a page as it opens. */
type Screen = { readonly name: string } & (
  | { readonly path: string }
  | { readonly path?: never; readonly show: (page: Page) => Promise<void> }
);

/** The sample of the accessibility audit (docs/accessibilite), each screen with something open. */
export const sample: Screen[] = [
  { name: 'accueil', path: '/' },
  { name: 'explorer-ensemble', path: '/explorer' },
  {
    name: 'explorer-depenses',
    async show(page) {
      await open(page, '/explorer?tab=expenses');
      await page.getByRole('button', { name: /^Défense, / }).click();
      await page.getByRole('button', { name: 'Voter : Armées' }).click();
      await page.getByRole('button', { name: 'Réduire' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  { name: 'explorer-recettes', path: '/explorer?tab=revenues' },
  { name: 'en-images', path: '/en-images' },
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
      await page.getByRole('button', { name: 'Garder' }).click();
      await expect(page.getByRole('dialog', { name: 'Devinez d’abord' })).toBeVisible();
    },
  },
  {
    name: 'express',
    async show(page) {
      await openGame(page, '/express');
      await page.getByRole('button', { name: /^Affiner ses/ }).click();
      await page.getByRole('button', { name: 'Garder' }).click();
      await expect(page.getByText('Affiner\u00A0: 2 sur').first()).toBeVisible();
    },
  },
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
      await storePersona(page, 'Fin des niches');
      await open(page, '/resultats');
    },
  },
  {
    name: 'excedent',
    async show(page) {
      await storePersona(page, 'État minimal');
      await open(page, '/reduction-impots');
    },
  },
  { name: 'comparaison', path: '/compare/defense-vs-education_formation' },
  { name: 'piece', path: '/piece/insee_t3205' },
  { name: 'ligne', path: '/ligne/defense_armees_p146' },
  { name: 'a-propos', path: '/a-propos' },
  { name: 'methodologie', path: '/methodologie' },
  { name: 'donnees', path: '/donnees' },
  { name: 'corrections', path: '/corrections' },
  { name: 'lexique', path: '/lexique' },
  { name: 'plan-du-site', path: '/plan-du-site' },
  { name: 'accessibilite', path: '/accessibilite' },
  {
    name: 'confidentialite',
    async show(page) {
      await open(page, '/confidentialite');
      await page.getByRole('button', { name: 'Effacer mes données' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'mentions-legales', path: '/mentions-legales' },
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
