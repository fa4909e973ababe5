import { cardFacesOf } from '#ballot/card/face.ts';
import { denominators, laws, margins, points } from '#dataset/card-facts.ts';
import { faces } from '#dataset/faces.ts';
import { decisions, first, year } from '#dataset/elsewhere.ts';
import { questions } from '#dataset/guesses.ts';
import { sheet } from '#dataset/sheet.ts';
import { ballotEngine } from './ballot-engine.ts';
import { loadDossier, loadSource } from './game-sources.ts';

/** Data of both pages of the game: the full deck and the short game. */
export const gameData = {
  edition: ballotEngine.edition,
  faces: cardFacesOf(faces, margins),
  laws,
  margins,
  points,
  denominators,
  questions,
  sheet,
  elsewhere: { first, year, decisions },
  loadDossier,
  loadSource,
};
