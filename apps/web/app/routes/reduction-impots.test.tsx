import { fireEvent, screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { expect, it } from 'vitest';
import { storedBy } from '#testing/persona.ts';
import { factsOf, found, itemsOf, press, seenIn, visit } from '#testing/visit.tsx';

const brief = async () => factsOf(await screen.findByRole('region', { name: 'Votre excédent' }));

it('without a surplus, it tells how far', async () => {
  await visit('/reduction-impots', storedBy('Fin des niches'));
  const missing = await screen.findByText(/^Avec vos votes, il manque/);
  expect(seenIn(missing)).toContain(
    'il manque 63,2 Md€ pour que les recettes couvrent les dépenses',
  );
});

it('at balance, nothing is missing and nothing is left', async () => {
  await visit('/reduction-impots', storedBy('Équilibre exact'));
  expect(await screen.findByText(/à l’équilibre, à l’euro près/)).toBeTruthy();
});

it('the field of a tax goes as far as the amount written under it', async () => {
  await visit('/reduction-impots', storedBy('État minimal'));
  const taxes = await screen.findByRole('region', { name: 'Des impôts en moins' });
  const fields = within(taxes).getAllByRole('listitem');
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) {
    const slider = within(field).getByRole('slider');
    const written = /Budget 2025 : ([\d,]+) Md€/.exec(seenIn(field))?.[1]?.replace(',', '.');
    expect(Number(slider.getAttribute('max'))).toBe(Number(written));
  }
});

it('a field names the whole surplus as its bound', async () => {
  await visit('/reduction-impots', storedBy('État minimal'));
  const debt = await screen.findByRole('region', { name: 'De la dette en moins' });
  expect(seenIn(debt)).toContain('(de 0 à 611,3 Md€)');
});

it('a surplus is spread per adult, never beyond itself nor beyond a tax', async () => {
  await visit('/reduction-impots', storedBy('État minimal'));
  // 611 318 M€ for 53 M adults.
  expect(await brief()).toEqual({
    'Excédent à répartir': '611,3 Md€ / 11 534 € par adulte',
    'Reste à répartir': '611,3 Md€ / 11 534 € par adulte',
  });

  const vat = await found('slider', /^TVA/);
  fireEvent.change(vat, { target: { value: '10.1' } });
  expect(await brief()).toEqual({
    'Excédent à répartir': '611,3 Md€ / 11 534 € par adulte',
    'Reste à répartir': '601,2 Md€ / 11 344 € par adulte',
  });
  const taxes = await screen.findByRole('region', { name: 'Des impôts en moins' });
  expect(seenIn(taxes)).toContain('10,1 Md€191 € par adulte');
  expect(vat.getAttribute('aria-valuetext')).toMatch(/^10,1.milliards d’euros, soit 191.€/);

  // The whole of VAT is 101,4 + 3,9 + 57,0 + 52,8 Md€: a tax cannot be cut below zero.
  const field = await found('spinbutton', /^TVA/);
  fireEvent.change(field, { target: { value: '900' } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '215.1');

  await press(/^Y mettre tout le reste pour : Rembourser/);
  expect(await brief()).toEqual({
    'Excédent à répartir': '611,3 Md€ / 11 534 € par adulte',
    'Reste à répartir': '0,0 Md€ / 0 € par adulte',
  });
  expect(itemsOf(screen.getByRole('list', { name: 'Répartition de l’excédent' }))).toEqual([
    'Des impôts en moins215,1 Md€TVA 215,1 Md€',
    'De la dette en moins396,2 Md€3 306,1 → 2 909,9 Md€',
  ]);
  // The button has left with the rest.
  const sentence = 'Vous baissez les impôts de 215,1 Md€ et remboursez 396,2 Md€ de dette.';
  expect(document.activeElement).toBe(await found('heading', sentence));
  expect(factsOf(await found('region', 'Impact de vos votes'))).toMatchObject({
    Excédent: '611,3 Md€',
    Reste: '0,0 Md€',
  });
  await screen.findByText('Reste à répartir : 0 euro.');
  await press('Tout remettre à zéro');
  expect((await brief())['Reste à répartir']).toBe('611,3 Md€ / 11 534 € par adulte');
});

it('the end of a slider is the whole surplus, to the last euro', async () => {
  await visit('/reduction-impots', storedBy('État minimal'));
  fireEvent.change(await found('slider', /^Rembourser/), { target: { value: '611.3' } });
  expect((await brief())['Reste à répartir']).toBe('0,0 Md€ / 0 € par adulte');
  expect(await screen.findByText('Reste à répartir : 0 euro.')).toBeTruthy();
});

/** The device after a first visit that gave these amounts, in milliards. */
function storedSpread(name: string, given: Record<string, number>) {
  const stored = storedBy(name);
  const spread = Object.entries(given).map(([id, amount]) => [id, amount * 1e9]);
  const game = { ...JSON.parse(stored[STORAGE_KEYS.game] ?? ''), spread };
  return { ...stored, [STORAGE_KEYS.game]: JSON.stringify(game) };
}

it('what was given is found again, with the ways on, before the fields', async () => {
  await visit('/reduction-impots', storedSpread('État minimal', { tva: 5, dette: 600, sante: 1 }));
  const result = await found(
    'region',
    'Vous baissez les impôts de 5,0 Md€, remboursez 600,0 Md€ de dette et ajoutez 1,0 Md€ de dépenses.',
  );
  expect(seenIn(result)).toContain('Reste 5,3 Md€.');
  expect(factsOf(await found('region', 'Impact de vos votes'))['Reste']).toBe('5,3 Md€');
  const change = await found('heading', 'Changer la répartition');
  expect(result.compareDocumentPosition(change)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await found('link', 'Revenir à mon bilan')).getAttribute('href')).toBe(
    '/gamified-completion',
  );
  await press('Image de mon budget');
  await found('dialog', 'Montrer mon budget');

  // What is given is stored at once.
  fireEvent.change(await found('slider', /^Rembourser/), { target: { value: '0' } });
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.game) ?? '').spread).toEqual([
    ['tva', 5e9],
    ['sante', 1e9],
  ]);
});

it('a surplus that shrank since clips what was given, debt before taxes', async () => {
  await visit('/reduction-impots', storedSpread('État minimal', { tva: 200, dette: 600 }));
  await found('region', 'Vous baissez les impôts de 200,0 Md€ et remboursez 411,3 Md€ de dette.');
  expect(factsOf(await found('region', 'Impact de vos votes'))['Reste']).toBe('0,0 Md€');
});

async function rows(name: string) {
  const part = await screen.findByRole('region', { name });
  return within(part).getAllByRole('listitem');
}

it('spending is offered with the same detail as taxes, the largest first', async () => {
  await visit('/reduction-impots', storedBy('État minimal'));
  const sides = [await rows('Des impôts en moins'), await rows('Des dépenses en plus')];
  for (const fields of sides) {
    const amounts = fields.map((field) => {
      expect(within(field).getAllByRole('slider')).toHaveLength(1);
      expect(within(field).getByRole('button', { name: /^Y mettre tout le reste/ })).toBeTruthy();
      return Number(/Budget 2025 : ([\d,]+) Md€/.exec(seenIn(field))?.[1]?.replace(',', '.'));
    });
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }
  const [, spending = []] = sides;
  expect(spending).toHaveLength(11);

  // 25,2 Md€ for 53 M adults, out of 251,8 Md€.
  fireEvent.change(await found('slider', /^Santé/), { target: { value: '25.2' } });
  const [, health] = await rows('Des dépenses en plus');
  expect(health && seenIn(health)).toContain(
    '25,2 Md€, soit 475 € par adulte, +10,0 % de cette dépense',
  );
  fireEvent.change(await found('slider', /^CSG/), { target: { value: '15.7' } });
  const [, , csg] = await rows('Des impôts en moins');
  expect(csg && seenIn(csg)).toContain(
    '15,7 Md€, soit 296 € par adulte, −10,0 % de ce prélèvement',
  );
  expect((await brief())['Reste à répartir']).toBe('570,4 Md€ / 10 763 € par adulte');
});
