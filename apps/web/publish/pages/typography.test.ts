import { expect, it } from 'vitest';
import { cutSignFaultsOf, typographyFaultsOf } from './typography.ts';

it.each([
  ['<p>Le solde : moins</p>', 'before :'],
  ['<p>Le solde <strong>: moins</strong></p>', 'before :'],
  ['<p>Pourquoi ?</p>', 'before ;'],
  ['<p>« Oui\u00A0»</p>', 'after «'],
  ['<p>12 €</p>', 'before a unit'],
  ['<p>12 milliards</p>', 'before a unit'],
  ['<p>1 carré = 1\u00A0%</p>', 'before a unit'],
  ['<p>de <b>25</b> ans</p>', 'before a unit'],
  ['<p>1,5 fois</p>', 'before a unit'],
  ['<p>± 7,0\u00A0Md€</p>', 'after ±'],
  ['<p>de 500 à 20 000\u00A0€</p>', 'between thousands'],
  ['<p>1\u202F734 200</p>', 'between thousands'],
  ['<p>loi n° 2025-127</p>', 'after n°'],
  ['<p>l&#x27;État</p>', 'apostrophe'],
  ['<p>🎉 Bravo</p>', 'emoji'],
])('finds the fault of %s', (html, rule) => {
  expect(typographyFaultsOf(html).join()).toContain(rule);
});

it.each([
  '<p>Le solde\u00A0: moins 12\u00A0€\u202F; pourquoi\u202F? «\u00A0L’État\u00A0»</p>',
  '<p lang="en">Unexpected Application Error ! it\'s</p>',
  '<script>a ? b : c</script><style>a :hover {}</style>',
  '<p>En 2025 moisson, 12 pointes, 3 anciens</p>',
  '<dt>Année</dt><dd>2025</dd>',
  '<p>Partie 1 <span aria-hidden="true">876\u00A0M€</span>, France 2030 120\u00A0M€</p>',
])('accepts %s', (html) => {
  expect(typographyFaultsOf(html)).toEqual([]);
});

it('finds a character missing from the subset fonts', () => {
  expect(cutSignFaultsOf('<p>Кино</p>').join()).toContain('subset fonts');
  expect(cutSignFaultsOf('<p>1\u202F734,2\u00A0Md€ — «\u00A0Œuvre\u00A0» ≤ 2\u00A0%</p>')).toEqual(
    [],
  );
});
