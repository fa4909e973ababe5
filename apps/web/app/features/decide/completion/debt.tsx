import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { endStatusLabelOf } from '@nosmilliards/domain/outcome/end-status';
import { formatRate } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { squareCount, squareWords } from '#ballot/card/faces.ts';
import { termPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Bridge, type BridgeData } from '#ui/bridge.tsx';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { Squares } from '#ui/sheet/squares.tsx';
import { TermLink } from '#ui/term-link.tsx';
import styles from './account.module.css';

type DebtProps = {
  readonly completion: Completion;
  readonly interestPercent: number;
  readonly year: number;
  /** The debt before the year, and the one found after it. */
  readonly bridge: BridgeData;
  /** Value of one square, in millions of euros. */
  readonly square: number;
};

/** Squares on a row: smaller squares for a deficit several times that of the start. */
function columnsOf(squares: number): number {
  return squares > 250 ? 80 : 50;
}

/** From the deficit to the debt: what is borrowed, in squares and in euros. */
export function Debt({ completion, interestPercent, year, bridge, square }: DebtProps) {
  const { initialBalance, balance, improvement, improvementLabel, status } = completion;
  const { debt, borrowing } = completion;
  return (
    <section className="stack-2" aria-labelledby="dette">
      <h2 id="dette">Ce que devient la dette</h2>
      {borrowing.kind === 'needed' ? (
        <>
          <p>
            Un déficit se paie en empruntant. Votre budget emprunte{' '}
            <strong>
              <Amount value={borrowing.need} />
            </strong>
            , soit <strong>{squareWords(borrowing.need / square)}</strong>
            {improvement === 0
              ? ', comme au départ.'
              : ` au lieu de ${squareCount(magnitudeOf(initialBalance) / square)}.`}
          </p>
          <Squares drawn={drawnOf(borrowing.need / square)} />
        </>
      ) : (
        <p className={styles['good']}>
          Aucun emprunt de plus cette année
          {borrowing.surplus > 0 ? (
            <>
              {'\u00A0'}: il vous reste un excédent de <Amount value={borrowing.surplus} />.
            </>
          ) : (
            '\u00A0: votre budget est à l’équilibre.'
          )}
        </p>
      )}
      <dl className={styles['account']}>
        <Entry name="Déficit de départ">
          <Amount value={initialBalance} />
        </Entry>
        {improvementLabel !== null && (
          <Entry name={improvementLabel}>
            <Amount value={improvement} signed />
          </Entry>
        )}
        <Entry name={`Résultat\u00A0: ${endStatusLabelOf(status).toLowerCase()}`} total>
          <Amount value={balance} signed />
        </Entry>
        <Entry
          name={
            <>
              <TermLink to={termPath('dette_publique')}>Dette</TermLink> à la fin de {year - 1}
            </>
          }
        >
          <Amount value={debt} />
        </Entry>
        {borrowing.kind === 'needed' && (
          <>
            <Entry name={<TermLink to={termPath('besoin_d_emprunt')}>Besoin d’emprunt</TermLink>}>
              <Amount value={borrowing.need} />
            </Entry>
            <Entry name={`Dette finale, à la fin de ${year}`} total>
              <Amount value={borrowing.finalDebt} />
            </Entry>
            <Entry
              name={`Intérêts du nouvel emprunt, à ${formatRate(interestPercent)} par an (convention)`}
            >
              <Amount value={borrowing.yearlyInterest} />
            </Entry>
          </>
        )}
      </dl>
      {borrowing.kind === 'needed' && (
        <p className={styles['note']}>
          <Bridge bridge={bridge} />
        </p>
      )}
    </section>
  );
}

function drawnOf(squares: number) {
  return mosaicOf(columnsOf(squares), [{ paint: 'debt', squares }], { upright: true });
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
