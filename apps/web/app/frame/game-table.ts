import { laws, margins, points } from '#dataset/card-facts.ts';
import { faces } from '#dataset/faces.ts';
import { questions } from '#dataset/guesses.ts';
import { sheet } from '#dataset/sheet.ts';
import { tableOf } from '#features/game/table.tsx';
import { loadDossier, loadSource } from './game-sources.ts';

/** All that the game needs besides the rules: one file, asked for once the page is painted. */
export const gameTable = tableOf({
  faces,
  laws,
  margins,
  points,
  questions,
  sheet,
  loadDossier,
  loadSource,
});
