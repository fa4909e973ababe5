import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '#testing/visit.tsx';

const code = () => screen.findByLabelText<HTMLTextAreaElement>('Code à coller dans votre page');

function choose(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const chosen = [...select.options].find(({ text, value }) => option === text || option === value);
  fireEvent.change(select, { target: { value: chosen?.value } });
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
