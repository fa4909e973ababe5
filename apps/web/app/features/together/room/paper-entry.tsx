import {
  answeredSheetsIn,
  cellToFill,
  entered,
  erasedFrom,
  incompleteSheetsIn,
  PAPER_LETTERS,
  steppedTo,
  type PaperCell,
  type PaperSheet,
} from '@nosmilliards/domain/tally/paper';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import Delete from 'lucide-react/icons/delete';
import { useEffect, useId, useRef, useState } from 'react';
import { CHOICES, VERBS } from '#ballot/vote-words.ts';
import { isIn, useKeys } from '#browser/keys.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { IntakeActions, type IntakeGo } from './intake-actions.tsx';
import { PaperGrid } from './paper-grid.tsx';
import { paperKeyOf, type PaperKey } from './paper-key.ts';
import type { RoomItem } from './room-item.ts';
import { membersWords, placeWords } from './room-words.ts';
import styles from './paper.module.css';

type PaperEntryProps = {
  readonly items: readonly RoomItem[];
  readonly sheets: readonly PaperSheet[];
  readonly onSheets: (sheets: readonly PaperSheet[]) => void;
  readonly onGo: IntakeGo;
};

/** The printed sheets, typed in one key a decision or tapped. Not projected: a sheet is an opinion. */
export function PaperEntry({ items, sheets, onSheets, onGo }: PaperEntryProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const ids = items.map((item) => item.id);
  const [cell, setCell] = useState(() => cellToFill(sheets, ids));
  const [said, say] = useState('');
  const item = items[cell.place];
  const count = answeredSheetsIn(sheets);
  const incomplete = incompleteSheetsIn(sheets, ids, cell.sheet);

  function press(key: PaperKey) {
    switch (key) {
      case 'left':
      case 'right':
      case 'up':
      case 'down':
        setCell(steppedTo({ sheets, cell }, ids, key).cell);
        return;
      case 'erase': {
        const erased = erasedFrom({ sheets, cell }, ids);
        say(`${wordsOf(erased.cell)}\u00A0: vide.`);
        onSheets(erased.sheets);
        setCell(erased.cell);
        return;
      }
      case 'blank':
        enter(null);
        return;
      case 'keep':
      case 'increase':
      case 'decrease':
      case 'remove':
        enter(key);
    }
  }

  function enter(type: ChoiceType | null) {
    const closed = type === null ? undefined : item?.closed[type];
    if (closed !== undefined) {
      say(`${wordsOf(cell)}\u00A0: ${closed}.`);
      return;
    }
    const next = entered({ sheets, cell }, ids, type);
    say(`${wordsOf(cell)}\u00A0: ${type === null ? 'vide' : VERBS[type].toLowerCase()}.`);
    onSheets(next.sheets);
    setCell(next.cell);
  }

  function wordsOf({ sheet, place }: PaperCell): string {
    return `Feuille\u00A0${sheet + 1}, ${items[place]?.title ?? ''}`;
  }

  // Only within the area: single keys elsewhere in the page would disturb dictation.
  useKeys(
    true,
    (event) => {
      if (!(event.target instanceof Node) || !area.current?.contains(event.target)) return null;
      const key = paperKeyOf(event);
      return key === 'blank' && isIn('button', event) ? null : key;
    },
    (key) => {
      takesFocus.current = true;
      press(key);
    },
  );
  useEffect(() => {
    const shown = table.current?.rows[cell.sheet + 1]?.cells[cell.place + 1];
    // After a reload nothing is focused: typing goes on at once.
    const isNothingFocused = document.activeElement === document.body;
    if (takesFocus.current || isNothingFocused) shown?.focus({ preventScroll: true });
    takesFocus.current = false;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cell]);

  return (
    <div className={styles['entry']}>
      <div ref={area} className={styles['area']}>
        <h1 id={`${id}title`} tabIndex={-1}>
          Saisir les feuilles
        </h1>
        <p id={`${id}how`}>
          <span className={styles['keys']}>
            Une touche par décision : {CHOICES.map(letterWords).join(', ')} (ou 1 à 4), espace pour
            une case vide. Les flèches et Retour arrière corrigent.
          </span>{' '}
          <span className={styles['taps']}>
            Un choix par décision. Pour corriger, touchez la case.
          </span>{' '}
          Ne projetez pas cet écran : une feuille est une opinion.
        </p>
        <PaperGrid
          labelledBy={`${id}title`}
          describedBy={`${id}how`}
          items={items}
          sheets={sheets}
          incomplete={incomplete}
          cell={cell}
          table={table}
          onCell={(chosen) => {
            takesFocus.current = true;
            setCell(chosen);
          }}
        />
        {item !== undefined && (
          // A fieldset would need a legend, which the heading of the panel already is.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="group" aria-labelledby={`${id}cell`} className={styles['pad']}>
            <p id={`${id}cell`} className={styles['where']}>
              <span>
                Feuille {cell.sheet + 1} · {placeWords('groups', cell.place, items.length)}
              </span>
              <strong>{item.title}</strong> <Amount value={item.amount} form="billions" plain />
            </p>
            <div className={styles['choices']}>
              {CHOICES.map((type) => (
                <Button
                  key={type}
                  unavailable={item.closed[type]}
                  isReasonPlain
                  onClick={() => press(type)}
                >
                  {VERBS[type]}
                </Button>
              ))}
              <Button onClick={() => press('blank')}>Case vide</Button>
              <Button icon={Delete} onClick={() => press('erase')}>
                Effacer
              </Button>
            </div>
          </div>
        )}
      </div>
      <Announcement text={said} />
      <p className={styles['count']}>
        <strong>{membersWords(count, 'feuille')}</strong>{' '}
        {count < 2 ? 'saisie, gardée' : 'saisies, gardées'} dans cet onglet, sans nom.{' '}
        {incompleteWords(incomplete)}
      </p>
      <IntakeActions
        unavailable={count === 0 ? 'Aucune feuille n’est encore saisie.' : undefined}
        onGo={onGo}
      />
    </div>
  );
}

function incompleteWords(incomplete: readonly number[]): string {
  const numbers = new Intl.ListFormat('fr').format(incomplete.map((sheet) => String(sheet + 1)));
  if (incomplete.length === 0) return '';
  return incomplete.length === 1
    ? `La feuille ${numbers} est incomplète.`
    : `Les feuilles ${numbers} sont incomplètes.`;
}

function letterWords(type: ChoiceType): string {
  return `${PAPER_LETTERS[type]}\u00A0${VERBS[type].toLowerCase()}`;
}
