import { decodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import { sharedYearOf } from '@nosmilliards/domain/duel/shared-year';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { useEffect, useState, type ReactNode } from 'react';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { ReceivedPage, UnreadPage } from './received-page.tsx';

/** What a budget is read with: the amounts of one year. */
export type EditionData = {
  readonly edition: Edition;
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
};

/** `null` for a year that the site does not keep. */
export type LoadFormer = (year: number) => Promise<EditionData | null>;

type MadeWithProps = {
  readonly kind: 'budget' | 'duel';
  readonly codes: readonly string[];
  readonly today: EditionData;
  readonly loadFormer: LoadFormer;
  readonly children: (data: EditionData) => ReactNode;
};

/** Gives the amounts that the budgets were made with, when it is the same for all (T1). */
export function MadeWith({ kind, codes, today, loadFormer, children }: MadeWithProps) {
  const year = sharedYearOf(yearsOf(codes, today.numbering), today.numbering.edition);
  const isFormer = year !== today.numbering.edition;
  const [former, setFormer] = useState<EditionData | 'missing' | null>(null);
  useEffect(() => {
    if (!isFormer) return;
    void loadFormer(year)
      .catch(() => null)
      .then((data) => setFormer(data ?? 'missing'));
  }, [isFormer, year, loadFormer]);

  if (!isFormer) return children(today);
  if (former === null) return <ReceivedPage kind={kind} />;
  if (former !== 'missing') return children(former);
  return (
    <UnreadPage kind={kind}>
      <p>
        Il a été fait avec les montants de {year}, qui n’ont pas pu être chargés. Rechargez la page.
      </p>
    </UnreadPage>
  );
}

function yearsOf(codes: readonly string[], numbering: Numbering): readonly number[] {
  return codes.flatMap((code) => {
    const decoded = decodeBallot(code, numbering);
    return decoded.ok ? [decoded.value.edition] : [];
  });
}
