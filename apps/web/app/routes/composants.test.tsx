import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ToastProvider } from '#ui/toast-provider.tsx';
import Components, { meta } from './composants.tsx';

/** Only `npm run dev` has this route. `e2e/dev.spec.ts` shows it to axe. */
it('the page of components is drawn, not listed, and each of its controls has a name', async () => {
  const Stub = createRoutesStub([{ path: '/composants', Component: Components }]);
  const { container } = render(
    <ToastProvider>
      <Stub initialEntries={['/composants']} />
    </ToastProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Le registre et l’affiche' });
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });

  for (const role of [
    'button',
    'link',
    'textbox',
    'slider',
    'spinbutton',
    'checkbox',
    'combobox',
  ]) {
    expect(screen.queryAllByRole(role, { name: '' })).toEqual([]);
  }
  const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
    Number(localName[1]),
  );
  const skips = levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1);
  expect(skips).toEqual([]);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
