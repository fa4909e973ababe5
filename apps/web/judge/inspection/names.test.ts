import { describe, expect, it } from 'vitest';
import { nameFaultsOf, type KnownNames } from './names.ts';
import { sentenceFaultsOf } from './sentences.ts';

const SQUARE = 1734.2;
const known: KnownNames = new Map([
  ['déficit public 2025', [155_000, 152_532]],
  ['dette publique', []],
  ['retraites', []],
  ['santé', []],
  ['sécurité sociale', [839_498.6, 893_423.6, 803_274]],
  ['charge de la dette de l’état', [54_207, 50_000, 52_514]],
  ['tva', [215_107, 211_748, 208_821]],
  ['défense', [60_900, 59_946.3]],
  ['défense et anciens combattants', []],
  ['armées', []],
  ['lignes techniques', []],
]);

const amount = (text: string) =>
  `<span aria-hidden="true" class="a">${text}</span><span class="h">en mots</span>`;
const poster = (text: string, unit: string) =>
  `<span aria-hidden="true" class="a">${text}<small>\u00A0${unit}</small></span>`;
const page = (address: string, content: string) => ({
  address,
  html: `<html><body class="b">${content}</body></html>`,
});

/** As the site writes them. */
const site = [
  page(
    '/',
    `<svg><text>Retraites 226\u00A0€</text><text>Santé 145\u00A0€</text></svg>
    <p>Déficit public 2025\u00A0: <a href="/a">référence du jeu</a> <strong>${amount('155,0\u00A0Md€')}</strong></p>`,
  ),
  page(
    '/explorer',
    `<h2>Déficit public 2025</h2><p>${poster('155,0', 'Md€')}</p>
    <p><strong>Sécurité sociale</strong> <span>484 carrés · ${amount('839,5\u00A0Md€')}</span></p>
    <li><a href="/ligne/d">Défense et anciens combattants</a> ${amount('61,8\u00A0Md€')}</li>`,
  ),
  page(
    '/enseigner',
    `<tr><td>Retraites</td><td>${amount('391,9\u00A0Md€')}</td></tr>
    <tr><td>Santé</td><td>${amount('251,9\u00A0Md€')}</td></tr>`,
  ),
  page('/carte/ET01', `<p><b>État</b></p><h1>Défense</h1><p>${amount('60,9\u00A0Md€')}</p>`),
  page(
    '/ligne/defense_armees',
    `<h1>Armées</h1><p>${poster('59,9', 'Md€')}</p><p><strong>34\u00A0carrés sur 1\u202F000</strong></p>`,
  ),
  page('/ligne/dette', `<dt>Charge de la dette de l’État</dt><dd>${amount('54,2\u00A0Md€')}</dd>`),
  page('/temps/impots', `<dt>TVA</dt><dd>${amount('208,8\u00A0Md€')}</dd>`),
  page('/methodologie', `<td>Dette publique</td><td>${amount('3\u202F306,1\u00A0Md€')}</td>`),
  page('/methodologie/soldes', `<td>Sécurité sociale</td><td>${amount('−6,7\u00A0Md€')}</td>`),
  page('/piece/insee', `<td>Retraites</td><td>${amount('1,0\u00A0Md€')}</td>`),
  page('/corrections', `<dt>Retraites</dt><dd>${amount('400,0\u00A0Md€')}</dd>`),
];

const faultsWith = (...more: readonly ReturnType<typeof page>[]) =>
  nameFaultsOf([...site, ...more], known, SQUARE);

describe('one name, one number', () => {
  it('accepts the site: roundings, bridges, balances, documents', () => {
    expect(faultsWith()).toEqual([]);
    expect(site.flatMap(sentenceFaultsOf)).toEqual([]);
  });

  it.each([
    [
      'another deficit',
      page('/a', `<dt>Déficit public 2025</dt><dd>${amount('139,0\u00A0Md€')}</dd>`),
    ],
    [
      'the debt of another year',
      page('/b', `Dette publique\u00A0: ${amount('3\u202F460,5\u00A0Md€')}`),
    ],
    ['the squares of another scope', page('/', '<svg><text>Retraites 243\u00A0€</text></svg>')],
    ['health with other lines', page('/c', `<td>Santé</td><td>${amount('260,1\u00A0Md€')}</td>`)],
    [
      'a payer without its bridge',
      page('/d', `<b>Sécurité sociale</b> ${amount('820,0\u00A0Md€')}`),
    ],
    [
      'interest read elsewhere',
      page('/e', `«\u00A0Charge de la dette de l’État\u00A0»\u00A0: ${amount('65,7\u00A0Md€')}`),
    ],
    ['another VAT', page('/f', `<dt>TVA</dt><dd>${amount('101,4\u00A0Md€')}</dd>`)],
    [
      'a category named as a decision',
      page('/g', `<a href="/l">Défense</a> ${amount('61,8\u00A0Md€')}`),
    ],
    [
      'squares rounded otherwise',
      page(
        '/ligne/h',
        `<h1>Armées</h1><p>${poster('59,9', 'Md€')}</p><p>35\u00A0carrés sur 1\u202F000</p>`,
      ),
    ],
    ['a line before transfers', page('/i', `<li>Armées ${amount('60,4\u00A0Md€')}</li>`)],
    [
      'millions that are not the billions',
      page('/j', `<dt>Armées</dt><dd>60\u202F003,5\u00A0M€</dd>`),
    ],
  ])('refuses %s, and names the two pages', (_, contradiction) => {
    const [fault = '', ...others] = faultsWith(contradiction);
    expect(others).toEqual([]);
    expect(fault).toMatch(/^\/.* in (\/.*|its bridge): no bridge says why$/);
  });
});

describe('the sentences of a page', () => {
  it.each([
    [
      'two denominators',
      '<p>31 carrés sur 1\u202F000 dépensés</p><p>33,6\u00A0€ sur 1\u202F000\u00A0€ de recettes publiques</p>',
      '2 denominators',
    ],
    ['an orphan colon', '<p>Hors du total</p><p>\u00A0: réduit l’impôt</p>', 'orphan punctuation'],
    ['a former name', '<h2>Déficit budgétaire France 2025</h2>', 'former name'],
    ['a plural of one', '<p>Le total des 1 carte</p>', 'plural of one'],
    ['each of one', '<p>1\u00A0autre ligne, moins de 100\u00A0M€ chacune</p>', 'plural of one'],
    [
      'the stock sentence',
      '<p>(Phrase commune aux lignes dont la description reste à écrire.)</p>',
      'stock sentence',
    ],
  ])('refuses %s', (_, content, fault) => {
    expect(sentenceFaultsOf(page('/a', content)).join()).toContain(fault);
  });

  it.each([
    '<p>Voté <strong>59,9\u00A0Md€</strong>, dépensé</p>',
    '<a href="/x">Rapport<svg><path d="M0"/></svg></a>, page 8',
    '<p>1\u00A0carré = 1\u00A0€ sur 1\u202F000\u00A0€ dépensés, 31\u00A0€ pour 1\u202F000\u00A0€ de dépense publique</p>',
    '<p>Moyenne des 12 mois, 21 lignes chacune</p>',
  ])('accepts %s', (content) => {
    expect(sentenceFaultsOf(page('/a', content))).toEqual([]);
  });
});
