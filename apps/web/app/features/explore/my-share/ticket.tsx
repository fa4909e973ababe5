import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { sharedOut } from '@nosmilliards/domain/sheet/squares';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPrinting } from '#browser/page-events.ts';
import { printPage } from '#browser/print.ts';
import { saveFile } from '#browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import type { Account } from './account.ts';
import type { MyShareData } from './my-share-data.ts';
import { destinationTitleOf, levyTitleOf } from './words.ts';
import styles from './my-share.module.css';

type TicketProps = {
  readonly account: Account;
  readonly sentence: string;
  readonly data: MyShareData;
  readonly isPrinting: boolean;
  readonly onPrinting: (isPrinting: boolean) => void;
};

/** A receipt, made and printed on the device; amounts only if the visitor ticks the box. */
export function Ticket({ account, sentence, data, isPrinting, onPrinting }: TicketProps) {
  const [hasAmounts, setAmounts] = useState(false);
  const { shown, others, all } = account.views['by-fund'];
  const rest = all.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
  const parts = all.length > 0 ? sharedOut([...shown.map(({ amount }) => amount), rest], 1000) : [];
  const rows = [
    ...shown.map(({ id, euros }) => ({
      id,
      title: destinationTitleOf(id, 'by-fund', data.lines),
      euros,
    })),
    { id: 'others', title: `Autres lignes (${others.count})`, euros: others.euros },
  ];
  const print = () => {
    afterPrinting(() => onPrinting(false));
    // The page must have changed before the browser draws it on paper.
    flushSync(() => onPrinting(true));
    printPage();
  };
  return (
    <section
      aria-labelledby="ticket"
      className={styles['section']}
      data-print={isPrinting ? undefined : 'hide'}
    >
      <h2 id="ticket">Mon ticket</h2>
      <div className={styles['actions']} data-print="hide">
        <label className={styles['option']}>
          <input
            type="checkbox"
            checked={hasAmounts}
            onChange={({ currentTarget }) => setAmounts(currentTarget.checked)}
          />
          Écrire mes montants sur le ticket
        </label>
        <Button onClick={print}>Imprimer mon ticket</Button>
        <Button
          onClick={() =>
            saveFile(new Blob([csvOf(account, data)], { type: 'text/csv' }), 'ma-part.csv')
          }
        >
          Télécharger le détail, au centime
        </Button>
      </div>
      <p className={styles['remark']} data-print="hide">
        Le ticket et le fichier sont faits sur cet appareil. Sans votre accord, le ticket ne dit que
        des parts.
      </p>
      <div className={styles['ticket']}>
        <p className={styles['ticketTitle']}>Nos Milliards · {data.year}</p>
        <p>{hasAmounts ? sentence : 'Sur 1\u202F000\u00A0€ versés'}</p>
        <dl>
          {rows.map(({ id, title, euros }, index) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{formatEuros(hasAmounts ? euros : (parts[index] ?? 0))}</dd>
            </div>
          ))}
        </dl>
        <p>Par caisse, hors TVA. {data.borrowed}</p>
      </div>
    </section>
  );
}

/** Semicolons and commas, as French spreadsheets read them. */
function csvOf({ levies, views }: Account, { lines }: MyShareData): string {
  const payers = { person: 'vous', employer: 'employeur' };
  const rows = [
    ['partie', 'poste', 'euros_par_mois'],
    ...levies.rows.map(({ levy, payer, amount }) => [
      payers[payer],
      levyTitleOf(levy),
      cents(amount),
    ]),
    ...views['by-fund'].all.map(({ id, amount }) => [
      'par caisse',
      destinationTitleOf(id, 'by-fund', lines),
      cents(amount),
    ]),
    ...views.common.all.map(({ id, amount }) => [
      'tout mis en commun',
      destinationTitleOf(id, 'common', lines),
      cents(amount),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n')}\r\n`;
}

function cents(amount: number): string {
  return formatCount(amount, { decimals: 2 }).replaceAll('\u202F', '');
}
