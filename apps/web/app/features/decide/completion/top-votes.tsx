import { arrowOf, columnFormOf } from '@nosmilliards/domain/money/arrow-form';
import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { heldChoiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';

import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './top-votes.module.css';

export function TopVotes({ completion }: { readonly completion: Completion }) {
  const { topIncreases, topReductions, topRemovals } = completion;
  const all = [...topIncreases, ...topReductions, ...topRemovals];
  const form = columnFormOf(all.map(({ impact }) => impact));
  return (
    <section className="stack-2" aria-labelledby="marques" data-print="hide">
      <div className={styles['head']}>
        <h2 id="marques">Vos choix les plus marqués</h2>
        <p className={styles['note']}>
          À droite, l’effet sur le solde. Montants arrondis. Tout le détail est dans{' '}
          <TextLink to={paths.results}>le registre</TextLink>.
        </p>
      </div>
      <div className={styles['columns']}>
        <Top
          title="Hausses"
          none="Aucune hausse."
          glyph="increase"
          records={topIncreases}
          form={form}
        />
        <Top
          title="Baisses"
          none="Aucune baisse."
          glyph="decrease"
          records={topReductions}
          form={form}
        />
        <Top title="Suppressions" none="Aucune." glyph="remove" records={topRemovals} form={form} />
      </div>
    </section>
  );
}

type TopProps = {
  readonly title: string;
  readonly none: string;
  readonly glyph: 'increase' | 'decrease' | 'remove';
  readonly records: readonly VoteRecord[];
  /** The unit of every amount of the three lists. */
  readonly form: 'billions' | 'millions';
};

function Top({ title, none, glyph, records, form }: TopProps) {
  return (
    <div className={styles['top']}>
      <h3 className={styles['title']}>
        <SquareGlyph kind={glyph} /> {title}
      </h3>
      {records.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ol className={styles['list']}>
          {records.map((record) => (
            <li key={record.nodeId} className={styles['item']}>
              <span>
                {record.title} <Change record={record} form={form} />
              </span>
              <span className={styles['effect']}>
                <Amount value={record.impact} form={form} signed />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** « −5 %, 149,0 → 141,6 Md€ ». */
function Change({ record, form }: Pick<TopProps, 'form'> & { readonly record: VoteRecord }) {
  const { text, spoken } = arrowOf(record.originalAmount, record.newAmount, form);
  return (
    <small className={styles['change']}>
      {record.type !== 'remove' && `${shortChoiceWords(heldChoiceOf(record))}, `}
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </small>
  );
}
