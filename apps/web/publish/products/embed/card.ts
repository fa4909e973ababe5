import type { BuiltCodes } from '@nosmilliards/data/built-types';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { limitsOf, namedMarksOf, scalesOf } from '@nosmilliards/domain/game/card-face';
import {
  isNicheCard,
  isRevenueCard,
  movedSideOf,
  sectorWordOf,
  sideOf,
} from '@nosmilliards/domain/vote/card';
import { boundsOf, type ChoiceType } from '@nosmilliards/domain/vote/vote';
import { CAVEAT, closedWords, VERBS } from '../../../app/ballot/vote-words.ts';
import { budgetPath } from '../../../app/site/shared-path.ts';
import { cardPath } from '../../../app/site/path.ts';
import type { BuiltCard } from '../../../app/dataset/built.ts';
import { readCodes, readEdition, readSheet } from '../../../app/dataset/read.server.ts';
import { cardQuestionOf } from '../../../app/page-data/embed-words.ts';
import { yearWordsOf } from '../../../app/page-data/provenance.server.ts';
import { glyphShapesOf } from '../../../app/ui/glyph-shapes.ts';
import { ribbonPathsOf } from '../../../app/ui/sheet/ribbon-paths.ts';
import type { CardData } from './card-data.ts';
import { amountIn, linkTo, newWindow, provenanceOf, sourceWordsOf, type Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

const CHOICES = ['keep', 'increase', 'decrease', 'remove'] as const;

export function cardEmbedOf(card: BuiltCard): Embed {
  const { id, title, amount, description, nature, source } = card;
  const page = cardPath(id);
  const { baseline } = readEdition();
  const { square } = readSheet();
  return {
    kind: 'card',
    page,
    title: cardQuestionOf(title),
    body: markup`
      <main class="card ${paintOf(card)}" data-part="card" data-card="${JSON.stringify(dataOf(card, readCodes()))}">
        <p class="eyebrow">${sectorWordOf(card)} · ${yearWordsOf(card)}</p>
        <h1>${title}</h1>
        <p class="amount">${amountIn(amount)}</p>
        <p class="marks">${marksOf(card)}</p>
        ${ribbonOf(amount / square, paintOf(card))}
        <p class="scales">${scalesOf(card, baseline)
          .map(({ text, label }) => `${text} ${label}`)
          .join(' · ')}</p>
        <p>${description}</p>
        <fieldset class="choices" data-part="choices" hidden="">
          <legend>Que feriez-vous\u202F?</legend>
          ${CHOICES.map((type) => choiceOf(type, card))}
        </fieldset>
        <div class="how-far" data-part="how-far" hidden="">
          <label for="percent" data-part="percent-label"></label>
          <input id="percent" type="range" min="1" max="100" step="1" data-part="percent"/>
          <div class="presets" role="group" aria-label="Pourcentages tout prêts" data-part="presets"></div>
        </div>
        <p class="effect" data-part="effect"></p>
        <p class="heard" role="status" data-part="said"></p>
        <p class="way"><a href="${page}" target="_blank" rel="noopener" data-part="way" data-plain="${page}"><span data-part="way-words">Ouvrir cette carte sur Nos\u00A0Milliards</span>${newWindow}</a></p>
        ${provenanceOf(
          { nature },
          [
            `Source\u00A0: ${sourceWordsOf(source)}.`,
            `Dans le jeu, ce montant peut varier de ${limitsOf(card.constraints)}.`,
            CAVEAT,
          ],
          linkTo(page, 'Le détail du chiffre'),
        )}
      </main>`,
  };
}

function dataOf(card: BuiltCard, { since, codes }: BuiltCodes): CardData {
  const { id, title, amount, constraints } = card;
  const number = codes.number[codes.id.indexOf(id)];
  if (number === undefined) throw new Error(`${id} has no number in the budget code`);
  return {
    id,
    title,
    side: sideOf(card),
    moves: movedSideOf(card),
    amount,
    constraints,
    baseline: readEdition().baseline,
    square: readSheet().square,
    number,
    since,
    budget: budgetPath(''),
  };
}

function paintOf(card: BuiltCard): string {
  return isRevenueCard(card) ? 'revenue' : sectorPaintOf(card.sector);
}

function marksOf(card: BuiltCard): Markup[] {
  return namedMarksOf(card).map(({ word, amount, year }, index) => {
    const figure = amount === undefined ? markup`non disponible` : amountIn(amount);
    return markup`${index > 0 && ' · '}${word} ${figure}${year !== undefined && ` (${year})`}`;
  });
}

/** A choice that the limits of the card forbid is shown disabled, with the reason. */
function choiceOf(type: ChoiceType, card: BuiltCard): Markup {
  const isClosed =
    (type === 'increase' || type === 'decrease') && boundsOf(type, card.constraints) === null;
  const glyph = markup`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="glyph">${glyphShapesOf(
    type,
  ).map(({ d, fill }) => markup`<path d="${d}" class="${fill ?? 'line'}"/>`)}</svg>`;
  return isClosed
    ? markup`<button type="button" value="${type}" aria-disabled="true">${glyph}<span>${VERBS[type]} <small>${closedWords(type, isNicheCard(card))}</small></span></button>`
    : markup`<button type="button" value="${type}" aria-pressed="false">${glyph}<span>${VERBS[type]}</span></button>`;
}

/** The squares of the card, with the patterns that the script uses once a choice is made. */
function ribbonOf(squares: number, paint: string): Markup {
  const { viewBox, kept, contour } = ribbonPathsOf(squares, {});
  return markup`
    <svg viewBox="${viewBox}" aria-hidden="true" focusable="false" class="ribbon" data-part="ribbon">
      <defs>
        <pattern id="cut" width="7" height="7" patternUnits="userSpaceOnUse">
          <path class="paper" d="M0 0h7v7H0z"/><path class="ink" d="M0 2L2 0M0 5L5 0M1 7L7 1M4 7L7 4"/>
        </pattern>
        <pattern id="beyond" width="7" height="7" patternUnits="userSpaceOnUse">
          <path class="paper" d="M0 0h7v7H0z"/><path class="ink" d="M0 0l6 6M6 0l-6 6"/>
        </pattern>
      </defs>
      ${paint === 'revenue' && markup`<path class="case" d="${kept}" data-path="kept"/>`}
      <path class="squares" d="${kept}" data-path="kept"/>
      <path stroke="url(#cut)" data-path="cut"/>
      <path class="frame" data-path="removed"/><path class="hole" data-path="removed"/>
      <path stroke="url(#beyond)" data-path="beyond"/>
      <path class="contour" d="${contour}" data-path="contour"/>
      <path class="case" data-path="cases"/><path class="squares" data-path="added"/>
    </svg>`;
}
