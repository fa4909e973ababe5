import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { boundedEndStatusOf } from '@nosmilliards/domain/outcome/end-status';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { ReactNode } from 'react';
import { termPath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Notice } from '#ui/notice.tsx';
import { TermLink } from '#ui/term-link.tsx';
import styles from './account.module.css';

type FinancialAnalysisProps = {
  readonly completion: Completion;
  readonly interestPercent: number;
  readonly year: number;
};

/** The starting deficit, the change, the result, then the debt and the borrowing. */
export function FinancialAnalysis({ completion, interestPercent, year }: FinancialAnalysisProps) {
  const { initialBalance, balance, improvement, status, debt, borrowing } = completion;
  return (
    <section className={styles['section']} aria-labelledby="analyse">
      <h2 id="analyse">Analyse financière</h2>
      <dl className={styles['account']}>
        <Entry name="Déficit de départ">
          <Amount value={initialBalance} />
        </Entry>
        <Entry name={improvement < 0 ? 'Dégradation' : 'Amélioration'}>
          <Amount value={improvement} signed />
        </Entry>
        <Entry name="Résultat" total>
          <Amount value={balance} signed />
        </Entry>
        <Entry name="Statut">{boundedEndStatusOf(status)}</Entry>
        <Entry
          name={
            <>
              <TermLink to={termPath('dette_publique')}>Dette</TermLink> à la fin de {year}
            </>
          }
        >
          <Amount value={debt} />
        </Entry>
        {borrowing.kind === 'needed' && (
          <>
            <Entry name={<TermLink to={termPath('besoin_d_emprunt')}>Besoin d’emprunt</TermLink>}>
              <Amount value={borrowing.need} signed />
            </Entry>
            <Entry name="Dette finale" total>
              <Amount value={borrowing.finalDebt} />
            </Entry>
            <Entry
              name={`Intérêts du nouvel emprunt, à ${formatPercent(interestPercent, { decimals: 0 })} par an (convention)`}
            >
              <Amount value={borrowing.yearlyInterest} />
            </Entry>
          </>
        )}
      </dl>
      {borrowing.kind === 'none' && (
        <p className={styles['good']}>
          Aucun emprunt nécessaire cette année
          {borrowing.surplus > 0 ? (
            <>
              {'\u00A0'}: il vous reste un excédent de <Amount value={borrowing.surplus} />.
            </>
          ) : (
            ' : votre budget est à l’équilibre.'
          )}
        </p>
      )}
      <Notice>
        <p>
          Un déficit se finance par l’emprunt : il s’ajoute à la dette, et ses intérêts aux dépenses
          des années suivantes.
        </p>
      </Notice>
    </section>
  );
}

type EntryProps = {
  readonly name: ReactNode;
  readonly total?: boolean;
  readonly children: ReactNode;
};

function Entry({ name, total = false, children }: EntryProps) {
  return (
    <div className={total ? styles['total'] : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
