import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { found, press, rowsOf, seenIn, visit, wordsOf } from '#testing/visit.tsx';

/** Every status, as it is chosen. */
const STATUSES = [
  'Salarié du privé',
  'Salarié du privé, cadre',
  'Agent titulaire de l’État',
  'Agent titulaire, territorial ou hospitalier',
  'Retraité du privé',
  'Retraité du public',
  'Au chômage indemnisé',
  'Micro-entrepreneur, vente',
  'Micro-entrepreneur, services',
  'Micro-entrepreneur, profession libérale',
];

/** Words of one side of a debate (the words that the page uses: versé, prélevé, part, caisse, ligne). */
const AVOIDED =
  /contributeurs? nets?|bénéficiaires? nets?|\bcharges\b|coûts? du travail|\bcoûte|\brendu|\bperdu|taux d’effort|décile|en moyenne, les|jour de l’année/iu;

const field = () => screen.getByRole('textbox', { name: /net|pension|allocation|affaires/ });
const sentence = () => wordsOf(screen.getByRole('heading', { level: 1 }));
const taxField = () => screen.getByLabelText('Votre impôt du mois, écrit sur le bulletin');
const AWAITED = 'Le calcul attend un montant entre 500 et 20 000 €.';
/** What the result alone has: nothing of it stays beside a field that is refused. */
const results = () => [
  ...screen.queryAllByRole('table'),
  ...screen.queryAllByRole('heading', { name: 'Mon ticket' }),
];

const proof = () => wordsOf(screen.getByText(/recoupé/, { selector: 'p' }));
const spoken = () => screen.getAllByRole('status').map(wordsOf).join('');
/** Longer than the rest after which a refusal is spoken. */
const TYPING = { timeout: 10_000 };
const alerts = () => screen.getAllByRole('alert').map(wordsOf).join('');
const ticket = () =>
  wordsOf(screen.getByText(/^Nos Milliards · 2025/).parentElement ?? document.body);

async function open() {
  await visit('/ma-part');
  await found('heading', /^Pour 2.100/);
}

async function choose(status: string) {
  const select = await found('combobox', 'Vous êtes');
  const option = within(select).getByRole('option', { name: status });
  fireEvent.change(select, { target: { value: option.getAttribute('value') } });
}

function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
}

function eurosIn(cell: string | undefined): number {
  return Number((cell ?? '').replaceAll(/[^\d]/g, ''));
}

/** The last row of a table is its sum. */
function sumsOf(table: HTMLElement) {
  const [, ...rows] = rowsOf(table);
  const amounts = rows.map((row) => eurosIn(row.at(-1)));
  return { stated: amounts.at(-1), added: amounts.slice(0, -1).reduce((sum, one) => sum + one, 0) };
}

it('shows an example before anything is typed, and says so', async () => {
  await open();
  expect(field().getAttribute('value')).toBe('');
  expect(sentence()).toMatch(/^Pour 2 100 € nets, \d+ € viennent de votre paie et \d+ € de votre/);
  screen.getByText(/Ceci est un exemple/);
  expect(wordsOf(document.body)).toContain('Droit de mai à décembre 2025, hors Alsace-Moselle.');
});

it('says what has changed since the law it computes with, and where to read it', async () => {
  await open();
  const since = screen.getByText(/ce qui a changé depuis$/).closest('details');
  if (since === null) throw new Error('Nothing says what has changed');
  const links = within(since).getAllByRole('link', { hidden: true });
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:/);
  expect(wordsOf(since)).toContain('plafond de la Sécurité sociale, 4 005 € par mois');
});

it('follows what is typed, comma or point, without a button', async () => {
  await open();
  type('2 200');
  expect(sentence()).toBe(
    'Pour 2 200 € nets, 689 € viennent de votre paie et 943 € de votre employeur, chaque mois.',
  );
  expect(screen.queryByText(/Ceci est un exemple/)).toBeNull();
  type('2200,50');
  expect(sentence()).toContain('Pour 2 200,50 € nets');
  const slider = screen.getByRole('slider', { name: 'Votre net du mois, avant impôt' });
  fireEvent.change(slider, { target: { value: '3000' } });
  expect(sentence()).toContain('Pour 3 000 € nets');
  expect(slider.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe(
    '3 000 euros par mois',
  );
});

it('says in words what cannot be read, and computes nothing from it', async () => {
  await open();
  for (const wrong of ['0', '2', '300', 'deux mille', '25000', '999999']) {
    type('2200');
    expect(sentence()).toContain('Pour 2 200 € nets');
    type(wrong);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const refusal = screen.getByText(/^Entrez un nombre/, { selector: 'strong' });
    expect(wordsOf(refusal)).toBe('Entrez un nombre entre 500 et 20 000.');
    expect(sentence()).toBe(AWAITED);
    expect(results()).toEqual([]);
    screen.getByRole('img', { name: /carrés vides/ });
  }
  // Spoken once typing has stopped.
  await waitFor(() => expect(alerts()).toBe('Entrez un nombre entre 500 et 20 000.'), TYPING);
  type('');
  expect(sentence()).toContain('Pour 2 100 € nets');
  screen.getByText(/Ceci est un exemple/);
  await waitFor(() => expect(alerts()).toBe(''), TYPING);
});

it.each([
  ['Salarié du privé', '2200', '2 200'],
  ['Micro-entrepreneur, vente', '1000', '875'],
])('refuses a tax higher than the pay: %s', async (status, amount, highest) => {
  await open();
  await choose(status);
  type(amount);
  fireEvent.change(taxField(), { target: { value: highest.replaceAll(/\s/g, '') } });
  expect(sentence()).toMatch(/^Pour /);
  for (const wrong of ['5000', 'cent']) {
    fireEvent.change(taxField(), { target: { value: wrong } });
    expect(wordsOf(screen.getByText(/^Entrez un nombre/, { selector: 'strong' }))).toBe(
      `Entrez un nombre entre 0 et ${highest}, pas plus que ce qui vous reste avant lui.`,
    );
    expect(sentence()).toBe('Le calcul attend que vous corrigiez un champ.');
    expect(results()).toEqual([]);
  }
});

it('writes no part of an employer where there is none', async () => {
  await open();
  await choose('Retraité du privé');
  type('1800');
  fireEvent.click(await found('checkbox', 'Écrire mes montants sur le ticket'));
  expect(sentence()).toMatch(/^Pour 1 800 € de pension nette, \d+ € viennent de votre pension, ch/);
  expect(wordsOf(document.body)).not.toMatch(/(?<!\d)0 €/);
  type('800');
  expect(sentence()).toBe('Pour 800 € de pension nette, rien n’est prélevé.');
});

it('draws 1 000 squares that follow what is typed', async () => {
  await open();
  const names = new Set<string | null>();
  for (const amount of ['1500', '2200', '9000']) {
    type(amount);
    names.add(
      screen.getByRole('img', { name: /^Où ça va, sur 1.000\scarrés/ }).getAttribute('aria-label'),
    );
  }
  expect(names.size).toBe(3);
  const key = screen.getAllByRole('list').find((list) => /Sécurité sociale/.test(wordsOf(list)));
  const [, person = '', employer = ''] = /, (.*?) € vien.* et (.*?) € /.exec(sentence()) ?? [];
  const euros = [...(key?.querySelectorAll('strong') ?? [])].map((one) => eurosIn(wordsOf(one)));
  expect(euros.reduce((sum, one) => sum + one, 0)).toBe(eurosIn(person) + eurosIn(employer));
});

it('leaves a space between a levy and its nature, for those who listen', async () => {
  await open();
  expect(wordsOf(document.body)).toContain('Retraite de base calculé');
});

it('calls the social debt what is done with it', async () => {
  await open();
  expect(wordsOf(screen.getByRole('table', { name: /^Où ça va/ }))).toContain(
    'Dette sociale : remboursement et intérêts',
  );
});

it('takes the tax of the payslip, and the refinements', async () => {
  await open();
  type('2200');
  const before = sentence();
  fireEvent.change(taxField(), { target: { value: '0' } });
  expect(sentence()).not.toBe(before);
  expect(screen.queryByText(/une personne, une part/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Taille de l’entreprise'), {
    target: { value: 'from-50' },
  });
  screen.getByText('Effort de construction');
});

it('warns below a full-time minimum wage, and only there', async () => {
  await open();
  type('1200');
  expect(screen.queryByText(/Calcul fait pour un temps plein/)).not.toBeNull();
  type('1500');
  expect(screen.queryByText(/Calcul fait pour un temps plein/)).toBeNull();
});

describe.each(STATUSES)('as %s', (status) => {
  it('adds up, in both views, in words that take no side', async () => {
    await open();
    await choose(status);
    type('2345');
    const [person = '', employer = ''] = sentence().match(/(?<=, | et )[\d ]+(?= €)/g) ?? [];
    const paid = screen.getAllByRole('table', { name: /^Versé par/ });
    expect(sumsOf(paid[0] ?? document.body)).toEqual({
      stated: eurosIn(person),
      added: eurosIn(person),
    });
    expect(paid[1] ? sumsOf(paid[1]).added : 0).toBe(eurosIn(employer));
    const total = eurosIn(person) + eurosIn(employer);
    for (const view of ['Par caisse', 'Tout mis en commun']) {
      fireEvent.click(screen.getByRole('radio', { name: view }));
      const table = screen.getByRole('table', { name: new RegExp(`^Où ça va, ${view}`, 'i') });
      expect(sumsOf(table)).toEqual({ stated: total, added: total });
      const links = within(table).getAllByRole('link');
      expect(links.length).toBeLessThanOrEqual(12);
      for (const link of links) {
        expect(link.getAttribute('href')).toMatch(/^\/ligne\/[a-z0-9_]+$/);
      }
    }
    const main = document.createElement('div');
    main.innerHTML = screen.getByRole('main').innerHTML;
    // Titles of lines are those of the documents.
    for (const title of main.querySelectorAll('table a, dt')) title.remove();
    expect(wordsOf(main)).not.toMatch(AVOIDED);
    expect(wordsOf(main)).toMatch(/TVA sur vos achats : entre \d+ et [\d ]+ € par mois/);
    screen.getByText(/recoupé/, { selector: 'p' });
  });

  it('has the page of every other status: the same parts, in the same order', async () => {
    await open();
    await choose(status);
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map((heading) => `${heading.localName} ${seenIn(heading)}`);
    expect(headings.slice(1)).toEqual([
      'h2 Qui verse',
      'h3 Vous',
      'h3 Part de l’employeur',
      'h2 Où ça va',
      'h2 Ne sont pas comptés',
      'h2 Mon ticket',
    ]);
  });
});

it('says of each status whether an independent model agrees', async () => {
  await open();
  expect(proof()).toContain('recoupé avec le modèle de l’Urssaf (396 points)');
  await choose('Retraité du privé');
  expect(proof()).toContain('Calculé, non recoupé');
  await choose('Agent titulaire de l’État');
  expect(wordsOf(document.body)).toContain('ne se compare pas à une cotisation du privé');
  await choose('Micro-entrepreneur, vente');
  expect(proof()).toContain('recoupé avec le modèle de l’Urssaf (9 points)');
});

it('always says what is borrowed', async () => {
  await open();
  const [first] = screen.getAllByText(/sont empruntés/).map((one) => wordsOf(one));
  expect(first).toBe('Sur 1 734 Md€ dépensés, 155 sont empruntés : 9 centimes par euro.');
});

it('speaks once typing rests, one sentence', async () => {
  await open();
  vi.useFakeTimers();
  try {
    type('2200');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(spoken()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(spoken()).toBe(sentence());
    // Not the amount before, while the one being typed cannot be read yet.
    type('2');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(spoken()).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

it('writes no amount on the ticket without an agreement', async () => {
  await open();
  type('2345,67');
  expect(ticket()).toContain('Sur 1 000 € versés');
  expect(ticket()).not.toMatch(/2 345/);
  fireEvent.click(await found('checkbox', 'Écrire mes montants sur le ticket'));
  expect(ticket()).toMatch(/Pour 2 345,67 € nets, \d+ € viennent/);
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await press('Imprimer mon ticket');
  expect(print).toHaveBeenCalledOnce();
  // On paper, the ticket alone.
  expect(screen.getByRole('heading', { level: 1 }).closest('[data-print="hide"]')).not.toBeNull();
  expect(screen.getByText(/^Nos Milliards · 2025/).closest('[data-print="hide"]')).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('heading', { level: 1 }).closest('[data-print="hide"]')).toBeNull();
});

it('forgets all when it is left, even if the browser keeps the page', async () => {
  await open();
  await choose('Retraité du public');
  type('4321');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(field().getAttribute('value')).toBe('');
  expect(sentence()).toContain('Pour 2 100 € nets');
  expect(wordsOf(document.body)).not.toContain('4 321');
});

it('leaves nothing in the storage, the address nor the title', async () => {
  await open();
  const title = document.title;
  await choose('Agent titulaire de l’État');
  type('4321');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.title).toBe(title);
  expect(location.href).not.toContain('4321');
  for (const input of screen.getAllByRole('textbox')) {
    expect(input.closest('form')?.getAttribute('autocomplete')).toBe('off');
    expect(input.getAttribute('name')).toBeNull();
  }
});

it('[P18] what is taken from the pay and what arrives add up on the page', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Qui verse' });
  expect(wordsOf(section)).toMatch(
    /2 100 € nets avant impôt, soit [\d ]+ € bruts et [\d ]+ € versés en tout par l’employeur\./,
  );
  await choose('Retraité du privé');
  await waitFor(() => expect(wordsOf(section)).not.toContain('bruts'));
});
