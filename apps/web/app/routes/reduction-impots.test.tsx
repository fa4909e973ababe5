import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedBy } from '../../judge/persona.ts';
import { found, press, visit, wordsOf } from '../../judge/visit.tsx';

const main = () => wordsOf(screen.getByRole('main'));
const brief = async () => wordsOf(await screen.findByRole('region', { name: 'Votre excédent' }));

it('without a surplus, it tells how far', async () => {
  await visit('/reduction-impots', storedBy('Fin des niches'));
  await screen.findByText(/^Avec vos votes, il manque/);
  expect(main()).toContain('63,2 Md€');
});

it('at balance, nothing is missing and nothing is left', async () => {
  await visit('/reduction-impots', storedBy('Équilibre exact'));
  expect(await screen.findByText(/à l’équilibre, à l’euro près/)).toBeTruthy();
});

it('a surplus is spread per adult, never beyond itself nor beyond a tax', async () => {
  await visit('/reduction-impots', storedBy('État minimal'));
  expect(await brief()).toContain('612,5 Md€');
  // 612 517 M€ for 53 M adults.
  expect(await brief()).toContain('11 557 € par adulte');

  const vat = await found('slider', /^TVA/);
  fireEvent.change(vat, { target: { value: '10.1' } });
  expect(await brief()).toContain('602,4 Md€');
  expect(vat.getAttribute('aria-valuetext')).toMatch(/^10,1.milliards d’euros, soit 191.€/);

  // The whole of VAT is 101,4 + 3,9 + 57,0 + 52,8: a tax cannot be cut below nothing.
  const field = await found('spinbutton', /^TVA/);
  fireEvent.change(field, { target: { value: '900' } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '215.1');

  await press(/^Y mettre tout le reste pour : Rembourser/);
  expect(main()).toContain('Solde qui reste0,0 Md€');
  await press('Tout remettre à zéro');
  expect(main()).toContain('Solde qui reste612,5 Md€');
});
