import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { negativeSentenceOf } from '@nosmilliards/domain/commune/sentence';
import type { CommuneSheet, SheetPart, SheetSide } from '@nosmilliards/domain/commune/sheet';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '#ui/data-table.tsx';
import { drawnLinesOf, type SetLine, type Setting } from '#ui/sheet/lines.ts';
import { SheetLines } from '#ui/sheet/sheet-lines.tsx';
import { anchorOf, type Sheets } from './commune-data.ts';
import styles from './commune.module.css';

type CommuneSheetsProps = {
  readonly sheets: Sheets;
  readonly year: number;
  /** The part whose years are shown. */
  readonly chosen: string;
  /** What the two pictures say, before their tables. */
  readonly children: ReactNode;
};

const TITLES = {
  spending: ['Pour 1\u00A0000\u00A0€ dépensés', 'Où va l’argent'],
  revenue: ['D’où ils viennent', 'D’où vient l’argent'],
} as const satisfies Record<SheetSide, readonly [picture: string, table: string]>;

const SIDES = ['spending', 'revenue'] as const;

/** Two sheets of 1 000 squares, then what each of their parts is. */
export function CommuneSheets({ sheets, year, chosen, children }: CommuneSheetsProps) {
  const shown = SIDES.flatMap((side) => {
    const sheet = sheets[side];
    return sheet === undefined ? [] : [{ side, sheet }];
  });
  return (
    <div className={styles['sheets']}>
      {shown.map(({ side, sheet }) => (
        <section key={side} aria-labelledby={`feuille-${side}`} className="stack-1">
          <div className="ends">
            <h2 id={`feuille-${side}`} className={styles['sheetTitle']}>
              {TITLES[side][0]}
            </h2>
            <p className="small-note">
              1 carré = {formatEuros(sheet.total / 1000, { decimals: 2 })} par habitant
            </p>
          </div>
          <Picture side={side} sheet={sheet} chosen={chosen} />
        </section>
      ))}
      {children}
      {shown.map(({ side, sheet }) => (
        <Parts key={side} side={side} sheet={sheet} year={year} />
      ))}
    </div>
  );
}

const PHONE = { columns: 50, pitch: 7, gap: 1, size: 13 };
const WIDE = { columns: 50, pitch: 10, gap: 1.5, size: 13 };
/** In em, more than any letter: a plate a little too wide hides nothing. */
const LETTER = 0.58;

type SideProps = { readonly side: SheetSide; readonly sheet: CommuneSheet };

function Picture({ side, sheet, chosen }: SideProps & { readonly chosen: string }) {
  const navigate = useNavigate();
  const drawn = (setting: Setting) =>
    drawnLinesOf(
      sheet.parts.map((part) => lineOf(side, part)),
      setting,
      (text) => text.length * LETTER,
    );
  const counted = sheet.parts
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
function lineOf(side: SheetSide, { id, title, squares }: SheetPart): SetLine {
  const short = SHORT_TITLES[id];
  return {
    id: anchorOf(side, id),
    paint: side === 'spending' ? 'local' : id === 'emprunts' ? 'debt' : 'revenue',
    squares,
    names: short === undefined ? [title] : [title, short],
    amount: formatCount(squares),
  };
}

const SHORT_TITLES: Readonly<Record<string, string>> = {
  achats: 'Achats',
  aides: 'Subventions',
  interets: 'Intérêts',
  equipement: 'Travaux',
  rembours: 'Emprunts rendus',
  autres: 'Autres',
  taxes: 'Autres impôts',
  etat: 'Dotations',
  ventes: 'Ventes',
  aides_inv: 'Aides reçues',
  emprunts: 'Emprunts',
};

function Parts({ side, sheet, year }: SideProps & { readonly year: number }) {
  const negatives = sheet.parts.flatMap((part) => negativeSentenceOf(part) ?? []);
  return (
    <div className="stack-1">
      <DataTable
        caption={`${TITLES[side][1]}, ${year}`}
        columns={[
          { id: 'part', label: 'Poste' },
          { id: 'squares', label: 'Carrés', numeric: true },
          { id: 'amount', label: 'Par habitant', numeric: true },
        ]}
        rows={sheet.parts.map(({ id, title, squares, amount }) => ({
          id,
          cells: [
            <Link key={id} to={{ hash: anchorOf(side, id) }} className={styles['part']}>
              {title}
            </Link>,
            formatCount(squares),
            formatEuros(amount),
          ],
        }))}
        total={{
          id: 'total',
          cells: ['Ensemble', formatCount(1000), formatEuros(sheet.total)],
        }}
      />
      {negatives.map((sentence) => (
        <p key={sentence} className="note">
          {sentence}
        </p>
      ))}
    </div>
  );
}
