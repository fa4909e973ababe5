import type { GameWindow } from '@nosmilliards/domain/game/play';
import { sidesOf } from '@nosmilliards/domain/game/deck';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { memo } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Desk as DeskState, RegisterRow } from './screen.ts';
import { SectorChip } from './sector-chip.tsx';
import styles from './desk.module.css';

type DeskProps = {
  readonly desk: DeskState;
  readonly sheet: SheetPlan;
  /** The card outlined on the sheet. */
  readonly current: string;
  readonly plan: string;
  readonly onOpen: (window: GameWindow) => void;
};

/** The squares and the list of answers, beside the card on a wide screen. */
export const Desk = memo(function Desk({ desk, sheet, current, plan, onOpen }: DeskProps) {
  const { rows, order, others, left, toVote, changes } = desk;
  return (
    <aside aria-labelledby="registre" className={styles['desk']}>
      <Sheet sheet={sheet} changes={changes} current={current} headroom={3} />
      <SheetKey />
      <div className={styles['head']}>
        <h2 id="registre">Registre</h2>
        <Button variant="quiet" onClick={() => onOpen({ name: 'plan' })}>
          {plan}
        </Button>
      </div>
      <table className={styles['register']}>
        <caption>
          <VisuallyHidden>Registre</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles['rank']}>
              n°
            </th>
            <th scope="col">Ligne</th>
            <th scope="col" className={styles['figure']}>
              Choix ou limites
            </th>
            <th scope="col" className={styles['figure']}>
              Md€
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles['rest']}>
        {others > 0 &&
          `… et ${formatCount(others)} ${others > 1 ? 'autres postes' : 'autre poste'}. `}
        {toVote.length === 0 ? 'Tout est voté.' : <Rest left={left} toVote={toVote} />} {order}
      </p>
    </aside>
  );
});

/** By side: spending, niches and revenue do not add up. */
function Rest({ left, toVote }: Pick<DeskState, 'left' | 'toVote'>) {
  const { spending, niches, revenue } = sidesOf(toVote);
  const sides = [
    { name: 'de dépenses', amount: spending },
    { name: 'de niches', amount: niches },
    { name: 'de recettes', amount: revenue },
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      Reste à voter : {left} (
      {sides.map(({ name, amount }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Amount value={amount} form="billions" /> {name}
        </span>
      ))}
      ).
    </>
  );
}

function Row({
  row: { rank, title, kind, paint, icon, category, state, words, isVote, amount },
}: {
  row: RegisterRow;
}) {
  return (
    <tr className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <td className={styles['rank']}>{rank}</td>
      <th scope="row">
        <SectorChip paint={paint} /> <LineIcon name={icon} /> {title}{' '}
        {kind !== null && <Tag>{kind}</Tag>}
        {state === 'coming' && category !== '' && <small>{category}</small>}
      </th>
      <td className={classNames(styles['figure'], isVote && styles['vote'])}>{words}</td>
      <td className={styles['figure']}>
        {/* A kept amount moves nothing. */}
        {isVote && amount === 0
          ? null
          : figureOf(formatAmount(amount, { form: 'billions', signed: isVote }))}
      </td>
    </tr>
  );
}

/** Without the unit, which the column header gives. */
function figureOf(text: string): string {
  return text.replace(/\u00A0Md€$/, '');
}
