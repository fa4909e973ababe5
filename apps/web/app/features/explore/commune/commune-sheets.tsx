import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { negativeSentenceOf } from '@nosmilliards/domain/commune/sentence';
import type { CommuneSheet, SheetPart, SheetSide } from '@nosmilliards/domain/commune/sheet';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '#ui/data-table.tsx';
import { drawnLinesOf, type SetLine, type Setting } from '#ui/sheet/lines.ts';
import { SheetLines } from '#ui/sheet/sheet-lines.tsx';
import styles from './commune.module.css';

type CommuneSheetsProps = {
  readonly sheets: readonly CommuneSheet[];
  /** The part whose years are shown. */
  readonly chosen: string;
  /** What the two pictures say, before their tables. */
  readonly children: ReactNode;
};

const TITLES = {
  spending: ['Pour 1\u00A0000\u00A0€ dépensés', 'Où va l’argent'],
  revenue: ['D’où ils viennent', 'D’où vient l’argent'],
} as const satisfies Record<SheetSide, readonly [picture: string, table: string]>;

/** Two sheets of 1 000 squares, then what each of their parts is. */
export function CommuneSheets({ sheets, chosen, children }: CommuneSheetsProps) {
  return (
    <div className={styles['sheets']}>
      {sheets.map((sheet) => (
        <section key={sheet.side} aria-labelledby={`feuille-${sheet.side}`} className="stack-1">
          <div className="ends">
            <h2 id={`feuille-${sheet.side}`} className={styles['sheetTitle']}>
              {TITLES[sheet.side][0]}
            </h2>
            <p className="small-note">
              1 carré = {formatEuros(sheet.drawn / 1000, { decimals: 2 })} par habitant
            </p>
          </div>
          <Picture sheet={sheet} chosen={chosen} />
        </section>
      ))}
      {children}
      {sheets.map((sheet) => (
        <Parts key={sheet.side} sheet={sheet} />
      ))}
    </div>
  );
}

const PHONE = { columns: 50, pitch: 7, gap: 1, size: 13 };
const WIDE = { columns: 50, pitch: 10, gap: 1.5, size: 13 };
/** In em, more than any letter: a plate a little too wide hides nothing. */
const LETTER = 0.58;

type SideProps = { readonly sheet: CommuneSheet };

function Picture({ sheet: { side, parts }, chosen }: SideProps & { readonly chosen: string }) {
  const navigate = useNavigate();
  const drawn = (setting: Setting) =>
    drawnLinesOf(parts.map(lineOf), setting, (text) => text.length * LETTER);
  const counted = parts
    .filter(({ squares }) => squares > 0)
    .map(({ title, squares }) => `${title} ${formatCount(squares)}`);
  const common = {
    label: `${TITLES[side][0]}, sur 1\u202F000 carrés\u00A0: ${counted.join(', ')}.`,
    chosen,
    onChoose: (id: string) => void navigate({ hash: id }),
  };
  return (
    <>
      <SheetLines drawn={drawn(PHONE)} className={styles['phone']} {...common} />
      <SheetLines drawn={drawn(WIDE)} className={styles['wide']} {...common} />
    </>
  );
}

/** Ruled paper for what comes in, ink for what is borrowed, as on every sheet. */
function lineOf({ id, side, title, short = title, squares }: SheetPart): SetLine {
  return {
    id,
    paint: side === 'spending' ? 'local' : id === 'emprunts' ? 'debt' : 'revenue',
    squares,
    names: [title, short],
    amount: formatCount(squares),
  };
}

function Parts({ sheet: { side, year, total, parts } }: SideProps) {
  const isExact = parts.reduce((sum, { amount }) => sum + amount, 0) === total;
  const notes = parts.flatMap((part) => negativeSentenceOf(part) ?? []);
  return (
    <div className="stack-1">
      <DataTable
        caption={`${TITLES[side][1]}, ${year}`}
        columns={[
          { id: 'part', label: 'Poste' },
          { id: 'squares', label: 'Carrés', numeric: true },
          { id: 'amount', label: 'Par habitant', numeric: true },
        ]}
        rows={parts.map(({ id, title, squares, amount }) => ({
          id,
          cells: [
            <Link key={id} to={{ hash: id }} className={styles['part']}>
              {title}
            </Link>,
            formatCount(squares),
            formatEuros(amount),
          ],
        }))}
        total={{
          id: 'total',
          cells: ['Ensemble', formatCount(1000), formatEuros(total)],
        }}
      />
      {[...notes, ...(isExact ? [] : ['Montants arrondis.'])].map((sentence) => (
        <p key={sentence} className="note">
          {sentence}
        </p>
      ))}
    </div>
  );
}
