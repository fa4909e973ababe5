import { millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { drawnLinesOf } from '#ui/sheet/lines.ts';
import { MiniSheet } from '#ui/sheet/mini-sheet.tsx';
import { drawnPaleOf } from '#ui/sheet/pale-sheet.ts';
import { PaleSquares } from '#ui/sheet/pale-squares.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { SheetLines } from '#ui/sheet/sheet-lines.tsx';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

/** Fictitious figures, shaped like real ones: 2 000 M€ per square. */
const SQUARE = 2000;
const bandOf = (
  paint: SheetPlan['bands'][number]['paint'],
  title: string,
  squares: number,
): SheetPlan['bands'][number] => ({ paint, title, squares, amount: millions(squares * SQUARE) });

const sheet: SheetPlan = {
  square: SQUARE,
  bands: [
    bandOf('social', 'Sécurité sociale', 439),
    bandOf('state', 'État', 262),
    bandOf('local', 'Collectivités', 181),
    bandOf('debt', 'Dette', 39),
    bandOf('plain', 'Lignes techniques', 79),
  ],
  margin: { amount: millions(53 * SQUARE), squares: 53 },
  places: new Map([
    ['retraites', { start: 0, squares: 124 }],
    ['defense', { start: 470, squares: 30 }],
    ['industrie', { start: 560, squares: 12 }],
    ['communes', { start: 701, squares: 60 }],
    ['niche', { start: 1000, squares: 22 }],
  ]),
};

const changeOf = (cardId: string, kind: SheetChange['kind'], squares: number): SheetChange => ({
  cardId,
  kind,
  squares,
  amount: millions(squares * SQUARE),
});

const changes: readonly SheetChange[] = [
  changeOf('retraites', 'cut', 12.4),
  changeOf('defense', 'added', 7.5),
  changeOf('industrie', 'removed', 6),
  changeOf('industrie', 'beyond', 6),
  changeOf('communes', 'added', 3),
  changeOf('niche', 'removed', 22),
  changeOf('recette', 'added', 4.5),
];

/** A fictitious font: every sign is as wide. */
const widthOf = (text: string) => text.length * 0.58;

const lines = drawnLinesOf(
  [
    { id: 'lycees', paint: 'state', squares: 80, names: ['Collèges et lycées'], amount: '160,0' },
    { id: 'ecoles', paint: 'state', squares: 60, names: ['Écoles'], amount: '120,0' },
    { id: 'sport', paint: 'local', squares: 12, names: ['Sport'], amount: '24,0' },
  ],
  { columns: 24, pitch: 18, gap: 2, size: 13 },
  widthOf,
);

const place = drawnPaleOf({ bands: sheet.bands, runs: [{ start: 470, squares: 30 }] }, 25, false);

/** `stamp` is a prop because ui/ does not import the game. */
export function Sheets({ stamp }: { readonly stamp: ReactNode }) {
  return (
    <Section number={7} title="La feuille de 1 000 carrés">
      <div className={styles['two']}>
        <Sample title="Personne n’a voté">
          <Sheet sheet={sheet} headroom={3} />
        </Sample>
        <Sample title="Des votes, et la carte en cours">
          <Sheet sheet={sheet} changes={changes} headroom={3} current="communes" />
          <SheetKey />
        </Sample>
      </div>
      <div className={styles['two']}>
        <Sample title="En lignes, avec les noms qui tiennent ; une ligne choisie">
          <SheetLines drawn={lines} label="152 carrés, en trois lignes" chosen="ecoles" />
        </Sample>
        <Sample title="Une place sur la feuille pâle">
          <PaleSquares drawn={place} paint="state" isOutlined label="30 carrés cerclés" />
        </Sample>
      </div>
      <div className={styles['two']}>
        <Sample title="Le tableau">
          <SheetTable
            caption="La feuille, secteur par secteur (valeurs fictives)"
            sheet={sheet}
            changes={changes}
          />
        </Sample>
        <div className={styles['samples']}>
          <Sample title="Dans la barre du jeu">
            <MiniSheet
              sheet={sheet}
              changes={changes}
              current="communes"
              className={styles['mini']}
            />
          </Sample>
          <Sample title="Une carte : gardée, réduite, supprimée au-delà, augmentée">
            <div className={styles['row']}>
              <Ribbon paint="state" squares={30} />
              <Ribbon paint="local" squares={30} changes={{ cut: 6 }} />
              <Ribbon paint="niche" squares={12} changes={{ removed: 6, beyond: 6 }} />
              <Ribbon paint="social" squares={22} changes={{ added: 3.5 }} />
              <Ribbon paint="revenue" squares={4.5} />
            </div>
          </Sample>
          <Sample title="Ce qui reste jusqu’à zéro">
            <TensionLine
              initial={millions(-155_000)}
              balance={millions(-93_600)}
              beyond={millions(3600)}
              size="bar"
            />
          </Sample>
          <Sample title="Le tampon d’un choix">
            <div className={styles['stamped']}>{stamp}</div>
          </Sample>
        </div>
      </div>
    </Section>
  );
}
