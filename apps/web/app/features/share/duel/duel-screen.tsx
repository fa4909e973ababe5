import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { LinkedBudget, LinkedBudgets } from '@nosmilliards/domain/duel/budget-link';
import { askedOf, guessedOf } from '@nosmilliards/domain/outcome/challenge';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { agreementOf, halfWayOf, widestGapsOf } from '@nosmilliards/domain/duel/duel';
import { placesOf } from '@nosmilliards/domain/duel/place';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import { useEffect, useState } from 'react';
import { codeOf, comparedBudgetOf, lostWords } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { CAVEAT } from '#ballot/vote-words.ts';
import { guessesOn, keepReceived } from '#browser/received.ts';
import { Notice } from '#ui/notice.tsx';
import { PosterHeading } from '#ui/poster-heading.tsx';
import { drawingOf } from '#ui/sheet/drawing.ts';
import { PITCH } from '#ui/sheet/pen.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { DuelAxis } from './duel-axis.tsx';
import { DuelNames } from './duel-names.tsx';
import { UnreadPage } from '../received/received-page.tsx';
import { DuelShare } from './duel-share.tsx';
import { DuelSide } from './duel-side.tsx';
import { headlineOf, shareOfAgreement } from './duel-words.ts';
import { Gaps } from './gaps.tsx';
import { GuessedList } from './guessed-list.tsx';
import { HalfWay } from './half-way.tsx';
import { Tally } from './tally.tsx';
import styles from './duel.module.css';

type DuelScreenProps = {
  readonly ballot: OpenBallot;
  /** Those of the address, each with its name. */
  readonly budgets: LinkedBudgets;
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
};

/** In place of a budget that the address lacks: its code is refused. */
const NONE: LinkedBudget = { code: '', name: null };

/** The two budgets of the address side by side; neither need be the visitor's. */
export function DuelScreen({ ballot, budgets, numbering, sheet }: DuelScreenProps) {
  const { edition, history } = ballot;
  const { territory, baseline } = edition;
  const [{ code: codeA, name: nameA }, { code: codeB, name: nameB } = NONE] = budgets;
  const a = comparedBudgetOf(codeA, numbering, territory);
  const b = comparedBudgetOf(codeB, numbering, territory);
  const { ledger: own, game } = history.present;
  const ownCode = own.size === 0 ? null : codeOf(own, numbering);
  const [names, setNames] = useState({
    a: codeA === ownCode ? 'Vous' : (nameA ?? 'Budget A'),
    b: codeB === ownCode ? 'Vous' : (nameB ?? 'Budget B'),
  });
  // The budget of the other person, stored so that the visitor can compare again after playing.
  const other = codeA === ownCode ? codeB : codeA;
  const isRead = a.ok && b.ok;
  useEffect(() => {
    if (isRead && other !== ownCode)
      keepReceived({ code: other, name: codeA === ownCode ? nameB : nameA });
  }, [isRead, other, ownCode, codeA, nameA, nameB]);

  if (!a.ok || !b.ok) return <Refused a={reasonOf(a)} b={reasonOf(b)} />;

  const isOwnOver = (codeA === ownCode || codeB === ownCode) && game.endTime !== null;
  const theirs = codeA === ownCode ? b.value : a.value;
  const guessed = isOwnOver
    ? guessedOf(askedOf(toldOf(theirs, edition).changes), guessesOn(other))
    : [];
  const agreement = agreementOf(a.value.ledger, b.value.ledger, edition);
  const halfWay = halfWayOf(a.value.ledger, b.value.ledger, territory);
  const halfWayLedger = receivedLedgerOf(halfWay, territory).ledger;
  const { leftOut } = placesOf(a.value.ledger, b.value.ledger, territory);
  const changesA = sheetChangesOf(a.value.ledger, edition, sheet);
  const changesB = sheetChangesOf(b.value.ledger, edition, sheet);
  // Same headroom and columns on both sides: aligned sheets, squares of equal size.
  const drawings = [changesA, changesB].map((changes) => drawingOf(sheet, changes));
  const size = {
    headroom: Math.max(...drawings.map(({ headroom }) => headroom / PITCH)),
    columns: Math.max(...drawings.map(({ width }) => width / PITCH)),
  };
  const balances = {
    a: balanceOf(a.value.ledger, baseline),
    b: balanceOf(b.value.ledger, baseline),
    halfWay: balanceOf(halfWayLedger, baseline),
  };
  const lost = lostWords(a.value.lost + b.value.lost);
  const headline = headlineOf(agreement);
  return (
    <div className={styles['page']}>
      <div className="stack-1">
        <PosterHeading eyebrow="Deux budgets côte à côte">{headline}</PosterHeading>
        <p className={styles['lede']}>
          {shareOfAgreement(agreement)} Rien n’est envoyé : les deux budgets sont dans l’adresse.
        </p>
        {lost !== null && (
          <Notice tone="warning">
            <p>{lost}</p>
          </Notice>
        )}
      </div>
      <div className={styles['both']}>
        <DuelSide
          letter="A"
          name={names.a}
          balance={balances.a}
          changes={changesA}
          sheet={sheet}
          {...size}
        />
        <DuelSide
          letter="B"
          name={names.b}
          balance={balances.b}
          changes={changesB}
          sheet={sheet}
          {...size}
        />
      </div>
      <DuelAxis initial={baseline.balance} {...balances} />
      <div className={styles['under']}>
        <SheetKey />
        <DuelNames names={names} onName={setNames} />
      </div>
      <div className={styles['pair']}>
        <div className={styles['stack']}>
          {guessed.length > 0 && <GuessedList guessed={guessed} />}
          <Gaps gaps={widestGapsOf(a.value.ledger, b.value.ledger, edition)} year={baseline.year} />
          <Tally agreement={agreement} leftOut={leftOut} territory={territory} />
        </div>
        <div className={styles['stack']}>
          <HalfWay
            ballot={ballot}
            decisions={halfWay}
            balance={balances.halfWay}
            code={codeOf(halfWay, numbering)}
            sheet={sheet}
            changes={sheetChangesOf(halfWayLedger, edition, sheet)}
          />
          <DuelShare budgets={budgets} headline={headline} year={baseline.year} />
        </div>
      </div>
      <p className={styles['note']}>{CAVEAT}</p>
    </div>
  );
}

type RefusedProps = {
  readonly a: string | null;
  readonly b: string | null;
};

function Refused({ a, b }: RefusedProps) {
  return (
    <UnreadPage kind="duel">
      {a !== null && <p>Budget A : {a}</p>}
      {b !== null && <p>Budget B : {b}</p>}
    </UnreadPage>
  );
}

function reasonOf(read: { readonly ok: true } | { readonly ok: false; readonly reason: string }) {
  return read.ok ? null : read.reason;
}
