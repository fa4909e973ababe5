import { SECTOR_NAMES } from '@nosmilliards/domain/budget/sector';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { deckInPlay, type Edition } from '@nosmilliards/domain/game/edition';
import type { Deal } from '@nosmilliards/domain/game/game';
import { targetStateOf } from '@nosmilliards/domain/game/target';
import { answerOf, cardUnit, groupUnitsOf, type Answer } from '@nosmilliards/domain/game/unit';
import { groupedBy } from '@nosmilliards/domain/list';
import { formatCount } from '@nosmilliards/domain/money/format';
import { sumOf } from '@nosmilliards/domain/money/money';
import { kindWordOf } from '@nosmilliards/domain/vote/card';
import Circle from 'lucide-react/icons/circle-dashed';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useDeferredValue } from 'react';
import { answerLabel } from '#ballot/card/answer-words.ts';
import type { CardFaces } from '#ballot/card/face.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import sectors from '#ui/sector.module.css';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { DuelReminder } from './duel-reminder.tsx';
import { ProgressWords } from './progress-words.tsx';
import type { Screen } from './screen.ts';
import { sectorOf } from './screen-of.ts';
import { planTitle } from './plan-title.ts';
import styles from './plan-dialog.module.css';

type PlanDialogProps = {
  readonly open: boolean;
  readonly deal: Deal;
  readonly ballot: Ballot;
  readonly edition: Edition;
  readonly faces: CardFaces;
  readonly screen: Screen;
  readonly onTarget: () => void;
  readonly onJump: (index: number) => void;
  readonly onClose: () => void;
};

/** In millions of euros: a larger amount has a tile twice as wide. */
const WIDE_FROM = 40_000;
/** Rendered with the dialog; the others follow in a deferred render. */
const FIRST_TILES = 6;

/** Every card of the deck by sector, with its answer; a tile leads to its card. */
export function PlanDialog(props: PlanDialogProps) {
  const { open, deal, screen, onTarget, onClose } = props;
  const isFilled = useDeferredValue(open, false);
  return (
    <Dialog open={open} onClose={onClose} title={planTitle(deal)}>
      {open && (
        <div className={classNames('stack-2', deal === 'cards' && styles['high'])}>
          <div className="note inked">
            <ProgressWords screen={screen} />
            <DuelReminder duel="à la fin" />
            <p>
              Budget total, dépenses nettes :{' '}
              <strong>
                <Amount value={screen.totalExpenses} form="billions" />
              </strong>
            </p>
            <p className="line">
              <span>
                Mon cap : <strong>{screen.target.aim}</strong>.{' '}
                {targetStateOf(screen.target, screen.balance)}
              </span>
              <Button variant="quiet" onClick={onTarget}>
                Changer de cap
              </Button>
            </p>
          </div>
          <Sectors {...props} isWhole={isFilled || deal === 'express'} />
        </div>
      )}
    </Dialog>
  );
}

type SectorsProps = PlanDialogProps & { readonly isWhole: boolean };

function Sectors({ deal, ballot, edition, faces, screen, onJump, isWhole }: SectorsProps) {
  const units =
    deal === 'cards' ? deckInPlay(edition, ballot.game).map(cardUnit) : groupUnitsOf(edition);
  const bySector = groupedBy(units, sectorOf);
  const shown = [...bySector].slice(0, isWhole ? undefined : 1);
  return shown.map(([sector, members]) => {
    const answers = members.map((unit) => answerOf(unit, ballot, edition));
    const decided = answers.filter((answer) => answer !== 'none' && answer !== 'unsure').length;
    return (
      <section key={sector} aria-labelledby={`plan-${sector}`} className={styles['section']}>
        <h3 id={`plan-${sector}`} className={styles['sector']}>
          {SECTOR_NAMES[sector]}{' '}
          <span>{`${formatCount(decided)}\u00A0/\u00A0${formatCount(members.length)}`}</span>
        </h3>
        <ol className={styles['map']}>
          {members.slice(0, isWhole ? undefined : FIRST_TILES).map((unit, place) => {
            const amount = sumOf(unit.cards.map((card) => card.amount));
            const face = unit.group ?? faces.get(unit.id);
            return (
              <li key={unit.id} className={amount >= WIDE_FROM ? styles['wide'] : undefined}>
                <button
                  type="button"
                  className={classNames(styles['tile'], sectors[sectorPaintOf(sector)])}
                  aria-current={unit.id === screen.id ? 'step' : undefined}
                  onClick={() => onJump(units.indexOf(unit))}
                >
                  <span className={styles['title']}>
                    {face && <LineIcon name={face.icon} />}{' '}
                    {unit.group?.title ?? unit.cards[0]?.title}
                  </span>
                  <span className={styles['path']}>{faces.get(unit.id)?.parentCategory}</span>
                  {unit.cards[0] && kindWordOf(unit.cards[0]) !== null && (
                    <span className={styles['kind']}>{kindWordOf(unit.cards[0])}</span>
                  )}
                  <Amount value={amount} />
                  <State answer={answers[place] ?? 'none'} />
                </button>
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
}

function State({ answer }: { readonly answer: Answer }) {
  if (answer === 'none') {
    return (
      <span className={styles['waiting']}>
        <Icon icon={Circle} /> À voter
      </span>
    );
  }
  return (
    <span className={styles['voted']}>
      {typeof answer === 'string' ? (
        <Icon icon={CircleQuestionMark} />
      ) : (
        <SquareGlyph kind={answer.type} />
      )}{' '}
      {answerLabel(answer)}
    </span>
  );
}
