import { expect, it } from 'vitest';
import { keptYears, laterAddress, textsOfPage, textsOfScript } from './years.ts';

const kept = (before: string[], after: string[]) => keptYears(before, after, 2024);

it('finds a year that stayed, whatever the amounts', () => {
  expect(kept(['Budget 2025 : 155,0 Md€'], ['Budget 2025 : 158,0 Md€'])).toEqual([
    'Budget 2025 : 158,0 Md€',
  ]);
  expect(kept(['De 2024 à 2025'], ['De 2025 à 2025'])).toEqual(['De 2025 à 2025']);
});

it('follows a year that moved, even where the one before stood', () => {
  expect(kept(['en 2024', 'en 2025'], ['en 2025', 'en 2026'])).toEqual([]);
  expect(kept(['en 2024', 'en 2025'], ['en 2025', 'en 2025'])).toEqual(['en 2025']);
});

it('leaves aside texts that came, or went, with the edition', () => {
  expect(kept(['Loi 2025'], ['Répétition de 2025', '2 025 carrés'])).toEqual([]);
  expect(kept(['une loi de 2013'], ['une loi de 2013'])).toEqual([]);
});

it('reads the words of a page and of its attributes, in one piece', () => {
  const html =
    '<title>Budget 2025</title><p>En <!-- -->2025, <b>2</b> lois</p><script>"2025"</script><img alt="En 2025">';
  expect(textsOfPage(html).filter(Boolean)).toEqual(['Budget 2025', 'En 2025, 2 lois', 'En 2025']);
});

it('reads the texts of a script', () => {
  expect(textsOfScript('a="l\\"an 2025";b=`en ${c}`')).toEqual(['"l\\"an 2025"', '`en ${c}`']);
});

it('leads to the page of the same name a year later', () => {
  expect(laterAddress('/piece/etat_2025')).toBe('/piece/etat_2026');
  expect(laterAddress('/ligne/industrie_france_2030')).toBe('/ligne/industrie_france_2030');
});
