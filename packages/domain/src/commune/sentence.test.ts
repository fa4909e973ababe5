import { describe, expect, it } from 'vitest';
import { bandsIn } from './band.ts';
import { aCommune, anEmptyCommune, COMMUNE_HEADER, COMMUNE_YEARS } from '../testing.ts';
import { intercommunalityIn } from './commune.ts';
import {
  absentSentenceOf,
  bandSentenceOf,
  communeTitleOf,
  consolidatedSentenceOf,
  debtSentenceOf,
  DESTROYED_VILLAGES,
  intercommunalitySentenceOf,
  negativeSentenceOf,
  remarksOf,
  savingSentenceOf,
  spendingSentenceOf,
  taxRateSentenceOf,
  worksSentenceOf,
} from './sentence.ts';

const bands = bandsIn(
  [
    'type;strate;libelle;communes;agregat;q1;mediane;q3;q1_moyenne;mediane_moyenne;q3_moyenne',
    'metropole;7;;523;depenses;1408;1600;1923;1400;1500;1600',
    'metropole;10;;39;depenses;1;2;3;1;2;3',
    '',
  ].join('\n'),
);
const large = aCommune({ population: '15240' });
const stopped = aCommune({ fct: '900 950 x' });
const village = anEmptyCommune(DESTROYED_VILLAGES[0] ?? '');

describe('what is spent', () => {
  it('[M5] the title and the first sentence', () => {
    expect(communeTitleOf(large)).toBe('Ambérieu-en-Bugey dépense 1\u202F300\u00A0€ par habitant.');
    expect(spendingSentenceOf(large)).toBe(
      'En 2024, Ambérieu-en-Bugey a dépensé 1\u202F300\u00A0€ par habitant (15\u202F240\u00A0habitants), et reçu 1\u202F250\u00A0€, emprunts compris.',
    );
  });

  it('[M5] the middle half of the communes of the same size', () => {
    expect(bandSentenceOf(bands, large, 'depenses')).toBe(
      'La moitié des communes de 10\u202F000 à 19\u202F999\u00A0habitants sont entre 1\u202F408 et 1\u202F923\u00A0€.',
    );
    expect(bandSentenceOf(bands, large, 'depenses', 'means')).toContain(
      'entre 1\u202F400 et 1\u202F600\u00A0€.',
    );
    expect(bandSentenceOf(bands, aCommune({ population: '150000' }), 'depenses')).toBe(
      'La moitié des communes de 100\u202F000\u00A0habitants et plus, sauf Paris, sont entre 1 et 3\u00A0€.',
    );
  });

  it('[M4] no band is no sentence', () => {
    expect(bandSentenceOf(bands, aCommune(), 'depenses')).toBeUndefined();
    expect(bandSentenceOf(bands, village, 'depenses')).toBeUndefined();
    expect(bandSentenceOf(bands, village, 'depenses', 'means')).toBeUndefined();
  });

  it('[M5] works, as a mean of the known years', () => {
    expect(worksSentenceOf(aCommune({ equipement: '100 200 600' }))).toBe(
      'De 2022 à 2024, 300\u00A0€ de travaux par habitant et par an, en moyenne sur 3\u00A0ans.',
    );
    expect(worksSentenceOf(aCommune({ equipement: 'x x 600' }))).toMatch(/600.* 1\u00A0an\.$/);
    expect(worksSentenceOf(village)).toBeUndefined();
  });
});

describe('debt, saving, tax', () => {
  it.each([
    ['503', 'Au 31\u00A0décembre 2024, il restait à rembourser 503\u00A0€ par habitant.'],
    ['0', 'Au 31\u00A0décembre 2024, il restait moins d’un euro par habitant à rembourser.'],
    [
      '-4',
      'Au 31\u00A0décembre 2024, la dette publiée est négative\u00A0: −4\u00A0€ par habitant.',
    ],
  ])('[M5] a debt of %s', (dette, sentence) => {
    expect(debtSentenceOf(aCommune({ dette }))).toBe(sentence);
  });

  it('[M5] the gross saving is explained, never marked', () => {
    expect(savingSentenceOf(aCommune())).toBe(
      'En 2024, une fois payé le fonctionnement, il est resté 100\u00A0€ par habitant\u00A0: c’est l’épargne brute, qui rembourse les emprunts et paie des équipements.',
    );
    expect(savingSentenceOf(aCommune({ rfct: '990' }))).toContain('de 10\u00A0€ par habitant');
  });

  it('[M5] the rates that it voted', () => {
    expect(taxRateSentenceOf(aCommune({ taux_2023: '37.25', taux_2024: '37.5' }))).toBe(
      'Taux de taxe foncière sur le bâti voté par la commune\u00A0: 37,25\u00A0% en 2023, 37,50\u00A0% en 2024, sans les taux de l’intercommunalité et des syndicats.',
    );
    expect(taxRateSentenceOf(aCommune({ taux_2023: '' }))).toBeUndefined();
  });

  it('[M5] no year, no sentence', () => {
    expect([debtSentenceOf(village), savingSentenceOf(village)]).toEqual([undefined, undefined]);
  });
});

describe('what is missing', () => {
  it('[M6] a village without inhabitants', () => {
    expect(communeTitleOf(village)).toBe('Ambérieu-en-Bugey');
    expect(spendingSentenceOf(village)).toBe(
      'Village détruit pendant la Grande Guerre, sans habitant\u00A0: aucun montant par habitant.',
    );
    expect(spendingSentenceOf(anEmptyCommune('01004'))).toBe(
      'Pas de compte publié pour 2022, 2023 et 2024.',
    );
  });

  it('[M6] a year without an account: the last known one is named', () => {
    expect(remarksOf(stopped, false)).toEqual(['Pas de compte publié pour 2024.']);
    expect(remarksOf(aCommune({ fct: 'x 1 x' }), false)).toEqual([
      'Pas de compte publié pour 2022 et 2024.',
    ]);
    expect(remarksOf(aCommune(), false)).toEqual([]);
    expect(communeTitleOf(stopped)).toBe(
      'Ambérieu-en-Bugey a dépensé 1\u202F250\u00A0€ par habitant en 2023.',
    );
    expect(spendingSentenceOf(stopped)).toMatch(/^En 2023/);
    expect(debtSentenceOf(stopped)).toContain('décembre 2023');
  });

  it('[M6] a jump of the population', () => {
    const [jump] = remarksOf(aCommune({ saut: '2023' }), false);
    expect(jump).toMatch(/^Le nombre d’habitants change beaucoup en 2023\u00A0: fusion/);
    const [jumps] = remarksOf(aCommune({ saut: '2022 2023 2024' }), false);
    expect(jumps).toContain('en 2022, 2023 et 2024');
  });

  it('[M6] gone, unknown, or out of scope', () => {
    expect(remarksOf(aCommune(), true)).toEqual([
      'Cette commune a fusionné ou changé de code depuis 2024. Voici ses derniers comptes.',
    ]);
    expect(absentSentenceOf(COMMUNE_YEARS)).toBe(
      'Aucune commune de ce nom dans les comptes de 2024. Une commune née en 2025 ou après n’y est pas encore.',
    );
    expect(absentSentenceOf(COMMUNE_YEARS, '01999')).toMatch(/^Aucune commune sous ce code/);
    expect(absentSentenceOf(COMMUNE_YEARS, '97502')).toBe('Hors du champ de la source.');
  });

  it('[M6] annexed budgets, only when they change something', () => {
    expect(consolidatedSentenceOf(aCommune({ conso_dep_2024: '1301' }))).toBeUndefined();
    expect(consolidatedSentenceOf(aCommune({ conso_dep_2024: '' }))).toBeUndefined();
    expect(consolidatedSentenceOf(aCommune({ conso_dette_2024: '800' }))).toBe(
      'Avec ses budgets annexes (eau, lotissements…)\u00A0: 1\u202F300\u00A0€ de dépenses et 800\u00A0€ de dette par habitant, en 2024.',
    );
  });

  it('[M6] Paris, and Mayotte while its population does not change', () => {
    expect(remarksOf(aCommune({ code: '75056' }), false)[0]).toMatch(
      /^Paris est à la fois commune et département/,
    );
    expect(remarksOf(aCommune({ code: '97611', population: '9 10 10' }), false)).toEqual([
      'À Mayotte, la source garde la population de 2023 jusqu’en 2024\u00A0: les montants par habitant paraissent hauts.',
    ]);
    expect(remarksOf(aCommune({ code: '97611', population: '9 10 11' }), false)).toEqual([]);
    expect(remarksOf(aCommune(), false)).toEqual([]);
  });

  it('[M3] a negative amount is said in words', () => {
    expect(negativeSentenceOf({ title: 'Impôts locaux', amount: -12 })).toBe(
      'Impôts locaux\u00A0: −12\u00A0€ par habitant, un montant négatif, qui n’a pas de carré.',
    );
    expect(negativeSentenceOf({ title: 'Impôts locaux', amount: 0 })).toBeUndefined();
  });
});

function bodySentenceOf(values: string) {
  const bodies = [
    `siren;nom;population_2024;membres;${COMMUNE_HEADER.split(';').slice(6, 25).join(';')}`,
    `242;Métropole d'Ici;1929305;01004 Ici,01005 Là${values.repeat(19)}`,
  ];
  const body = intercommunalityIn(bodies.join('\n'), '242', COMMUNE_YEARS);
  return body && intercommunalitySentenceOf(body);
}

describe('its intercommunality', () => {
  it('[M5] its size, what it spent and owed', () => {
    expect(bodySentenceOf(';10000 20000 30000')).toBe(
      'Métropole d’Ici\u00A0: 2\u00A0communes, 1\u202F929\u202F305\u00A0habitants. En 2024, avec ses budgets annexes, elle a dépensé 60\u00A0M€\u202F; au 31\u00A0décembre, elle devait 30\u00A0M€.',
    );
  });

  it('[M6] the last known year is named', () => {
    expect(bodySentenceOf(';10000 20000 x')).toMatch(
      /habitants\. Pas de compte publié pour 2024\. En 2023, .* 40\u00A0M€/,
    );
    expect(bodySentenceOf(';x')).toMatch(/habitants\.$/);
  });
});

it('[M5] no sentence ranks, judges or gives a cause', () => {
  const communes = [large, stopped, village, aCommune({ dette: '-4', rfct: '1', saut: '2023' })];
  const sentences = communes.flatMap((commune) => [
    communeTitleOf(commune),
    spendingSentenceOf(commune),
    bandSentenceOf(bands, commune, 'depenses'),
    worksSentenceOf(commune),
    debtSentenceOf(commune),
    savingSentenceOf(commune),
    taxRateSentenceOf(commune),
    ...remarksOf(commune, true),
  ]);
  const text = sentences.join(' ');
  expect(text.length).toBeGreaterThan(1000);
  expect(text).not.toMatch(
    /(?<!\p{L})(?:rangs?|class\p{L}*|palmarès|meilleur\p{L}*|pires?|mieux|au-dessus|en dessous|au-dessous|trop|seulement|parce que|à cause|grâce)(?!\p{L})/iu,
  );
});
