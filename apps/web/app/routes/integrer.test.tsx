import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '#testing/visit.tsx';

const code = () => screen.findByLabelText<HTMLTextAreaElement>('Code à coller dans votre page');

function choose(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const chosen = [...select.options].find(({ text, value }) => option === text || option === value);
  fireEvent.change(select, { target: { value: chosen?.value } });
}

function groups() {
  return [...screen.getByLabelText('Laquelle').children].map((one) => one.getAttribute('label'));
}

function heightFrom(source: MessagePort): MessageEvent {
  return new MessageEvent('message', { data: { message: 'height', value: 534 }, source });
}

it('the code follows what is chosen', async () => {
  await visit('/integrer');
  expect((await code()).value).toMatch(
    /^<iframe src="[^"]+\/embed\/carte\/ET01" title="[^"]+" height="\d+" loading="lazy" style="width:100%;border:0"><\/iframe>$/,
  );
  choose('Montrer', 'Une ligne du budget');
  choose('Laquelle', '/ligne/defense_armees');
  choose('Couleurs', 'Sombres');
  fireEvent.change(screen.getByLabelText('Hauteur, en pixels'), { target: { value: '480' } });
  await waitFor(async () =>
    expect((await code()).value).toMatch(
      /^<iframe src="[^"]+\/embed\/ligne\/defense_armees\?theme=sombre" title="Armées" height="480" /,
    ),
  );
});

it('cards are listed by sector, lines by category', async () => {
  await visit('/integrer');
  await code();
  expect(groups()).toContain('Sécurité sociale');
  choose('Montrer', 'Une ligne du budget');
  expect(groups()).toContain('Défense et anciens combattants');
  choose('Montrer', 'Une comparaison');
  expect(new Set(groups())).toEqual(new Set([null]));
});

it('the preview follows, and the height is the one it tells', async () => {
  await visit('/integrer');
  await code();
  choose('Montrer', 'Une ligne du budget');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Santé, retraites et solidarité');
  const address = new URL(frame.src).pathname;
  expect((await code()).value).toContain(`${address}" title="${frame.title}" height="720"`);
  // The test environment loads no iframe: a port stands for its window.
  const { port1: inside, port2: outside } = new MessageChannel();
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  // Another window is not heard.
  fireEvent(window, heightFrom(outside));
  expect((await code()).value).toContain('height="720"');
  fireEvent(window, heightFrom(inside));
  await waitFor(async () => expect((await code()).value).toContain('height="534"'));
  expect(screen.getByLabelText<HTMLInputElement>('Hauteur, en pixels').value).toBe('534');
  inside.close();
  outside.close();
});

/** Apart from the one of the footer. */
async function offered() {
  await screen.findByRole('region', { name: 'Montant' });
  return within(screen.getByRole('main')).queryByRole('link', { name: 'Intégrer' });
}

it('a line leads to its own frame; a programme, which has none, to no frame', async () => {
  await visit('/ligne/education_formation_culture');
  fireEvent.click((await offered()) ?? document.body);
  expect((await code()).value).toContain('/embed/ligne/education_formation_culture"');
  choose('Montrer', 'Une carte, et ses quatre choix');
  expect((await code()).value).toContain('/embed/carte/ET01"');
  await visit('/ligne/defense_armees_p146');
  expect(await offered()).toBeNull();
});
