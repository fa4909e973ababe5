import { expect, it } from 'vitest';
import { problemsFrom, refuses } from '../spoiled-edition.testing.ts';

const FILE = 'denominateurs.csv';

refuses('denominateurs', FILE, [
  ['an unknown id', 'ET25,oui', 'ET98,oui', 'ET25,oui', '« ET98 » n’est ni une carte ni un paquet'],
  ['a sentence without a unit', ',ménage,', ',,', 'ET25,oui', 'remplissez unite_singulier'],
  ['a sentence without a period', 'ménages,an,', 'ménages,,', 'ET25,oui', 'remplissez periode'],
  ['a count without a sentence', 'ET25,oui', 'ET25,non', 'ET25,oui', 'videz compte'],
  ['a reserve that is not told', 'SS09,oui', 'SS09,reserve', 'SS09,', 'remplissez note'],
  [
    'a part without its amount',
    ',#,drees_cps_2024:invalidite_cnam',
    ',,drees_cps_2024:invalidite_cnam',
    'SS13,',
    'part et base vont avec le statut partiel',
  ],
  [
    'a part as large as its card',
    'part des ménages,#,',
    'part des ménages,1#,',
    'RE07,',
    'n’est pas une part de',
  ],
  [
    'a part that its cells do not make',
    ',#,drees_cps_2024:invalidite_cnam',
    ',1,drees_cps_2024:invalidite_cnam',
    'SS13,',
    'ses cellules donnent ',
  ],
  [
    'a count that its cells do not make',
    'menages_2022,#,',
    'menages_2022,1#,',
    'ET25,oui',
    'ses cellules',
  ],
  ['a cell that is not there', ':menages_2022', ':menages_2021', 'ET25,oui', 'cellule inconnue'],
]);

it('refuses a card without a line', () => {
  expect(problemsFrom('denominateurs', { file: FILE, rewrite: withoutET25 })).toEqual([
    { file: FILE, line: 1, message: '« ET25 » n’a pas de ligne : ajoutez-la.' },
  ]);
});

function withoutET25(text: string): string {
  return text.replace(/^ET25,.*\n/m, '');
}
