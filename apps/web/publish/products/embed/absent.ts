import { EMBEDS } from '../../../app/site/embed-path.ts';
import { NO_ID, paths } from '../../../app/site/path.ts';
import { linkTo } from './embed.ts';
import { markup } from './markup.ts';

/** The 404 page of embeds: that of the site forbids framing. */
export const ABSENT_EMBED = EMBEDS + NO_ID;

export const absentEmbed = {
  page: paths.home,
  title: 'Cadre introuvable',
  body: markup`
    <main class="line plain">
      <h1>Cadre introuvable</h1>
      <p>Cette adresse ne mène à aucune carte, ligne ou comparaison du budget.</p>
      <p class="way">${linkTo(paths.home, 'Ouvrir Nos\u00A0Milliards')}</p>
    </main>`,
};
