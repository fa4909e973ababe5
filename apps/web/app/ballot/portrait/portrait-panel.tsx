import type { Edition } from '@nosmilliards/domain/game/edition';
import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, millions } from '@nosmilliards/domain/money/money';
import {
  flowsOf,
  mostlyOf,
  portraitSentenceOf,
  type Portrait,
} from '@nosmilliards/domain/outcome/portrait';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '#browser/clipboard.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { Squares } from '#ui/sheet/squares.tsx';
import { SquareList } from '#ui/square-list.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { flowRowOf, stripLayoutOf, type FlowItem } from './flow-row.ts';
import { PortraitSentence } from './portrait-sentence.tsx';
import styles from './portrait.module.css';

type PortraitPanelProps = {
  readonly portrait: Portrait;
  readonly edition: Edition;
  /** Value of one square, in millions of euros. */
  readonly square: number;
};

/** What one can say of one's budget, and the squares behind each figure. */
export function PortraitPanel({ portrait, edition, square }: PortraitPanelProps) {
  const notify = useNotify();
  const { from, to, total } = flowsOf(portrait);

  async function copy() {
    const { text } = portraitSentenceOf(portrait, 'mine');
    if (await copyText(`${text} ${mostlyOf(portrait)}`.trim())) notify('Phrase copiée.');
    else notify('Impossible de copier la phrase.', 'problem');
  }

  return (
    <section className={styles['panel']} aria-labelledby="portrait">
      <div className={styles['head']}>
        <h2 id="portrait">En une phrase</h2>
        <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
          Copier
        </Button>
      </div>
      <PortraitSentence portrait={portrait} teller="own" />
      {total > 0 && (
        <div className={styles['rows']}>
          <FlowRow
            title="D’où ça vient"
            items={flowRowOf(from, portrait, edition)}
            total={total}
            square={square}
          />
          <FlowRow
            title="Où ça va"
            items={flowRowOf(to, portrait, edition)}
            total={total}
            square={square}
          />
        </div>
      )}
      {portrait.allKept !== null && <AllKept edition={edition} square={square} />}
      {(total > 0 || portrait.allKept !== null) && (
        <p className={styles['unit']}>
          1 carré = 1 € sur 1 000 € de dépense publique, soit{' '}
          <Amount value={millions(square)} plain />. Montants arrondis.
        </p>
      )}
    </section>
  );
}

type FlowRowProps = {
  readonly title: string;
  readonly items: readonly FlowItem[];
  readonly total: number;
  readonly square: number;
};

function FlowRow({ title, items, total, square }: FlowRowProps) {
  const { rows, columns } = stripLayoutOf(total / square);
  const parts = items.flatMap(({ painted }) =>
    painted.map(({ paint, amount }) => ({ paint, squares: amount / square })),
  );
  const words = items.map(({ name, amount }) => `${name.toLowerCase()}, ${speakAmount(amount)}`);
  return (
    <div className="stack-half">
      <h3 className={styles['title']}>
        {title} : {formatAmount(total)}
      </h3>
      <Squares
        drawn={mosaicOf(rows, parts, { reserved: columns })}
        label={`${title} : ${words.join(' ; ')}.`}
        className={styles['strip']}
      />
      <SquareList
        label={title}
        items={items.map(({ painted, name, amount, detail }) => ({
          paint: painted[0]?.paint ?? 'plain',
          name,
          amount: <Amount value={amount} />,
          detail,
        }))}
      />
    </div>
  );
}

/** Nothing moves: the whole budget, paid by revenue and borrowed. */
function AllKept({
  edition: { baseline },
  square,
}: Pick<PortraitPanelProps, 'edition' | 'square'>) {
  const deficit = magnitudeOf(baseline.balance);
  const [paid, borrowed] = [baseline.netRevenues, deficit].map((amount) =>
    Math.round(amount / square),
  );
  return (
    <>
      <Squares
        drawn={mosaicOf(25, [
          { paint: 'revenue', squares: paid ?? 0 },
          { paint: 'debt', squares: borrowed ?? 0 },
        ])}
        label={`Sur 1 000 carrés, ${paid} payés par les recettes et ${borrowed} empruntés.`}
      />
      <SquareList
        label="Le budget gardé"
        items={[
          {
            paint: 'revenue',
            name: 'Payés par les recettes',
            amount: `${paid}\u00A0€`,
            detail: formatAmount(baseline.netRevenues),
          },
          {
            paint: 'debt',
            name: 'Empruntés',
            amount: `${borrowed}\u00A0€`,
            detail: `${formatAmount(deficit)}, le déficit de départ`,
          },
        ]}
      />
    </>
  );
}
