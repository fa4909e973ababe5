import { expect, it } from 'vitest';
import { COMMUNES_DIRECTORY, communeTablesIn, type CommuneTables } from '../read/communes.ts';
import { printed } from '../read/problem.ts';
import { checkCommunes } from './communes.ts';

const tables = communeTablesIn(COMMUNES_DIRECTORY);

type Change = readonly [file: string, from: string | RegExp, to: string];

/** One reading of the whole for many faults: each takes seconds. */
function messagesAfter(...changes: Change[]): string[] {
  const spoilt = new Map(tables);
  for (const [file, from, to] of changes) {
    const text = spoilt.get(file) ?? '';
    const changed = text.replace(from, to);
    expect(changed === text, `${file}: ${from}`).toBe(false);
    spoilt.set(file, changed);
  }
  return messagesOf(spoilt);
}

function messagesOf(spoilt: CommuneTables): string[] {
  return checkCommunes(spoilt).map(printed);
}

it('a row that cannot be read is named', () => {
  expect(
    messagesAfter(
      ['communes.csv', /^(01002;.*)$/m, '$1;0'],
      ['communes.csv', /^(01004;[^;]*;\d*;;;[\d ]*;)\d+ /m, '$1'],
      ['communes.csv', /^(01005;[^;]*;\d*;;;)[\d ]*;/m, '$1;'],
      ['epci.csv', /^(200000172;.*);\d+ /m, '$1;1,5 '],
    ),
  ).toEqual([
    'communes/communes.csv:3 La ligne a 32 cellules pour 31 colonnes.',
    'communes/communes.csv:4 Colonne fct : écrivez une valeur, ou 8, entières ou « x ».',
    'communes/communes.csv:5 Colonne population : écrivez une valeur, ou 8, entières ou « x ».',
    'communes/epci.csv:2 Colonne dette : écrivez une valeur, ou 8, entières ou « x ».',
  ]);
  expect(messagesOf(new Map([...tables, ['communes.csv', '']]))[0]).toContain('La table est vide');
});

it('a wrong figure is found from what repeats it', () => {
  const messages = messagesAfter(
    ['communes.csv', /^01001;/m, '01009;'],
    ['communes.csv', /^(01006;[^;]*;)\d+;/m, '$1123456789;'],
    ['communes.csv', /^(01008;[^;]*;\d+;;);/m, '$12020;'],
    ['communes.csv', /^(01010;[^;]*;\d+;;;[^;]*;[\d ]* )\d+;/m, '$1x;'],
    [
      'bandes.csv',
      /^(metropole;7;.*;523;depenses;)1408 |^(metropole;7;.*;523;depenses;)\d+ /m,
      '$2999999 ',
    ],
    ['disparues.csv', /^01330;/m, '01999;'],
    ['definitions.csv', 'Salaires et cotisations', 'Les meilleurs salaires et cotisations'],
    ['exceptions.csv', 'autres_rfct;47;', 'autres_rfct;46;'],
  );
  const found = (text: string) => messages.filter((message) => message.includes(text));
  expect(found('Le code 01002 est double, ou n’est pas dans l’ordre')).toHaveLength(1);
  expect(found('communes/communes.csv:6 L’intercommunalité 123456789')).toHaveLength(1);
  expect(found('communes/communes.csv:8 La colonne saut doit dire')).toHaveLength(1);
  expect(found('Une année manque')).toHaveLength(1);
  expect(found('Un premier quartile dépasse')).toHaveLength(1);
  expect(found('La commune 01999 n’a pas de comptes')).toHaveLength(1);
  expect(found('« meilleurs » juge')).toHaveLength(1);
  expect(found('autres_rfct est sous')).toHaveLength(1);
});
