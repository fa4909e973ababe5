import { formatPercent } from '@nosmilliards/domain/money/format';
import { changePercentOf } from '@nosmilliards/domain/vote/vote';
import {
  answersIn,
  medianPercentOf,
  mostChosenOf,
  tallyOf,
  tallySentenceOf,
  type Tally,
} from '@nosmilliards/domain/tally/tally';
import { goesPastLimits, type ChoiceType } from '@nosmilliards/domain/vote/vote';
import { CHOICES, percentWords, VERBS } from '#ballot/vote-words.ts';
import { classNames } from '#ui/class-names.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { HandCount } from './hand-count.tsx';
import { PeopleSquares, rowsFor } from './people-squares.tsx';
import { answersWords, TOO_MANY_HANDS } from './room-words.ts';
import type { StageView } from './stage-view.ts';
import styles from './stage.module.css';

type CountsProps = { readonly view: StageView };

/** The four choices with their meaning; their counts once revealed. */
export function Counts({ view }: CountsProps) {
  const { vote, hands, item, percents, isFrozen } = view;
  const shown = vote === null ? null : tallyOf(vote.choices);
  const isCounted = shown === null && hands !== undefined;
  return (
    <section aria-labelledby="que-fait-la-salle" className={styles['counts']}>
      <h2 id="que-fait-la-salle">Que fait la salle ?</h2>
      <ul className={classNames(styles['rows'], shown !== null && styles['shown'])}>
        {CHOICES.map((type, index) => {
          const closed = item.closed[type];
          return (
            <li key={type} className={classNames(closed !== undefined && styles['closed'])}>
              <SquareGlyph kind={type} />
              <span className={styles['choice']}>
                {VERBS[type]} <small>{closed ?? meaningOf(type, view)}</small>
              </span>
              {isCounted && closed === undefined && <kbd aria-hidden="true">{index + 1}</kbd>}
              {shown !== null && <ShownCount type={type} tally={shown} />}
              {isCounted && closed === undefined && (
                <HandCount
                  label={VERBS[type]}
                  count={hands.tally[type]}
                  isFrozen={isFrozen}
                  onCount={(count) => hands.onCount(type, count)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {shown === null ? (
        <HiddenSum view={view} />
      ) : (
        <ShownSum tally={shown} view={view} hasOwnPercents={percents === null} />
      )}
    </section>
  );
}

function meaningOf(type: ChoiceType, { percents, item }: StageView): string {
  if (type === 'remove' && goesPastLimits({ type }, item.constraints)) {
    return `au-delà de la limite, ${formatPercent(item.constraints.minReduction, { signed: true, decimals: 0 })}`;
  }
  if (percents === null || type === 'keep' || type === 'remove') return '';
  const percent = percents[type];
  return percent === null ? '' : `de\u00A0${percentWords(percent)}`;
}

function ShownCount({ type, tally }: { readonly type: ChoiceType; readonly tally: Tally }) {
  return (
    <>
      <PeopleSquares count={tally[type]} rows={rowsFor(tally)} />
      <strong className={styles['count']}>{tally[type]}</strong>
    </>
  );
}

function HiddenSum({ view }: CountsProps) {
  const { answered, members, hands } = view;
  const isOver = members !== null && answered > members;
  return (
    <div className={styles['sum']}>
      <p className={styles['answers']}>
        <strong>{answered}</strong> {answersWords(answered, members)}
      </p>
      <p>
        {isOver
          ? TOO_MANY_HANDS
          : hands === undefined
            ? 'Le compte reste caché jusqu’à ce qu’il soit montré.'
            : 'Un nombre se cache dès que vous quittez son champ. Rien ne se montre avant «\u00A0Montrer\u00A0».'}{' '}
        {helpWords(view)}
      </p>
    </div>
  );
}

/** What the button and the keys of the foot do here. */
function helpWords({ canFreeze, hands }: StageView): string {
  return [
    canFreeze &&
      `« Figer » arrête ${hands ? 'le compte' : 'les réponses'} de cette décision, jusqu’à un nouvel appui.`,
    hands && 'Au clavier, 1 à 4 ajoutent une main.',
  ]
    .filter(Boolean)
    .join(' ');
}

type ShownSumProps = CountsProps & {
  readonly tally: Tally;
  readonly hasOwnPercents: boolean;
};

function ShownSum({ tally, view: { vote, members }, hasOwnPercents }: ShownSumProps) {
  const percents = hasOwnPercents ? (vote?.choices ?? []).map(changePercentOf) : [];
  const median = medianPercentOf(percents);
  const ties = mostChosenOf(tally);
  const without = members === null ? 0 : members - answersIn(tally);
  return (
    <div className={styles['sum']}>
      <p className={styles['sentence']}>{tallySentenceOf(tally)}.</p>
      <p>
        {ties.length > 1 &&
          `Égalité entre ${new Intl.ListFormat('fr').format(ties.map((type) => VERBS[type].toLowerCase()))}\u00A0: gardé. `}
        {median !== null &&
          `Pourcentage médian\u00A0: ${formatPercent(median, { signed: true, decimals: Number.isInteger(median) ? 0 : 1 })}. `}
        {hasOwnPercents && (vote?.mixed ?? 0) > 0 && mixedWords(vote?.mixed ?? 0)}
        {without > 0 && `${without}\u00A0sans réponse. `}
        {without < 0 && `${TOO_MANY_HANDS} `}
        Un carré, une personne.
      </p>
    </div>
  );
}

function mixedWords(mixed: number): string {
  return mixed === 1
    ? 'Un budget décide ces cartes une à une. '
    : `${mixed}\u00A0budgets décident ces cartes une à une. `;
}
