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
import { OfficialMarks } from '#ballot/card/official-marks.tsx';
import { CAVEAT, CHOICES, closedChoicesOf, VERBS } from '#ballot/vote-words.ts';
import { cardPath } from '#site/path.ts';
import { budgetPath } from '#site/shared-path.ts';
import type { BuiltCard } from '#dataset/built.ts';
import { readCodes, readEdition, readSheet } from '#dataset/read.server.ts';
import { cardQuestionOf } from '#page-data/embed-words.ts';
import { yearWordsOf } from '#page-data/provenance.server.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import hidden from '#ui/visually-hidden.module.css';
import type { CardData } from './card-data.ts';
import { Frame, Provenance, sourceWordsOf, type Embed } from './frame.tsx';
import styles from './frame.module.css';

export function cardEmbedOf(card: BuiltCard): Embed {
  return {
    kind: 'card',
    page: cardPath(card.id),
    title: cardQuestionOf(card.title),
    body: <CardFrame card={card} />,
  };
}

/** `script/card.ts` runs the parts that it finds by `data-part`. */
function CardFrame({ card }: { readonly card: BuiltCard }) {
  const { id, title, amount, description, nature, source, constraints } = card;
  const page = cardPath(id);
  const paint = isRevenueCard(card) ? 'revenue' : sectorPaintOf(card.sector);
  const closed = closedChoicesOf(constraints, isNicheCard(card));
  return (
    <Frame
      eyebrow={`${sectorWordOf(card)} · ${yearWordsOf(card)}`}
      title={title}
      paint={paint}
      page={page}
      way={'Ouvrir cette carte sur Nos\u00A0Milliards'}
      provenance={
        <Provenance known={{ nature }} to={page} more="Le détail du chiffre">
          Source : {sourceWordsOf(source)}. Dans le jeu, ce montant peut varier de{' '}
          {limitsOf(constraints)}. {CAVEAT}
        </Provenance>
      }
    >
      <p className={styles['amount']}>
        <Amount value={amount} size="poster" />
      </p>
      <OfficialMarks marks={namedMarksOf(card)} own={amount} />
      <Ribbon
        paint={paint}
        squares={amount / readSheet().square}
        isLive
        className={styles['ribbon']}
      />
      <p className="small-note">
        {scalesOf(card, readEdition().baseline)
          .map(({ text, label }) => `${text} ${label}`)
          .join(' · ')}
      </p>
      <p>{description}</p>
      <div
        className="stack-1"
        hidden
        data-part="choices"
        data-card={JSON.stringify(dataOf(card, readCodes()))}
      >
        <h2>Que feriez-vous ?</h2>
        <ChoiceGroup label={`Votre choix pour «\u00A0${title}\u00A0»`}>
          {CHOICES.map((type) => (
            <ChoiceButton key={type} kind={type} value={type} pressed={false} closed={closed[type]}>
              {VERBS[type]}
            </ChoiceButton>
          ))}
        </ChoiceGroup>
        <div className={classNames('stack-1', styles['howFar'])} hidden data-part="how-far">
          <label htmlFor="percent" data-part="percent-label">
            {VERBS.decrease}
          </label>
          <input id="percent" type="range" min="1" max="100" step="1" data-part="percent" />
          <fieldset>
            <legend className={hidden['root']}>Pourcentages tout prêts</legend>
            {/* The script copies the button. */}
            <div className="row" data-part="presets">
              <Button data-part="preset">%</Button>
            </div>
          </fieldset>
        </div>
      </div>
      <p className={styles['effect']} data-part="effect" />
      {/* Fewer screen readers announce `output`. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className={hidden['root']} data-part="announcement" />
    </Frame>
  );
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
