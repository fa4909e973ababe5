import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { variationOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { percentOfChoice } from '@nosmilliards/domain/vote/vote';
import { shortChoiceWords } from '#ballot/vote-words.ts';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './top-votes.module.css';

type TopVotesProps = {
  readonly completion: Completion;
  readonly titleOf: (id: string) => string;
};

export function TopVotes({ completion, titleOf }: TopVotesProps) {
  const { topIncreases, topReductions, topRemovals } = completion;
  return (
    <section className={styles['section']} aria-labelledby="marquants" data-print="hide">
      <h2 id="marquants">Vos choix les plus marquants</h2>
      <div className={styles['columns']}>
        <Top
          title="Plus fortes hausses"
          none="Vous n’augmentez rien."
          glyph="increase"
          votes={topIncreases}
          titleOf={titleOf}
        />
        <Top
          title="Plus fortes baisses"
          none="Vous ne réduisez rien."
          glyph="decrease"
          votes={topReductions}
          titleOf={titleOf}
        />
        <Top
          title="Suppressions"
          none="Vous ne supprimez rien."
          glyph="remove"
          votes={topRemovals}
          titleOf={titleOf}
        />
      </div>
      <p className={styles['none']}>
        Ce que gagne ou perd chaque ligne. Le détail de tous vos changements est dans{' '}
        <TextLink to={paths.results}>vos résultats</TextLink>.
      </p>
    </section>
  );
}

type TopProps = {
  readonly title: string;
  readonly none: string;
  readonly glyph: 'increase' | 'decrease' | 'remove';
  readonly votes: readonly Vote[];
  readonly titleOf: (id: string) => string;
};

function Top({ title, none, glyph, votes, titleOf }: TopProps) {
  return (
    <div className={styles['top']}>
      <h3 className={styles['title']}>
        <SquareGlyph kind={glyph} /> {title}
      </h3>
      {votes.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ol className={styles['list']}>
          {votes.map((vote) => (
            <li key={vote.id} className={styles['item']}>
              <span>
                {titleOf(vote.id)}
                {percentOfChoice(vote.choice) > 0 && (
                  <small className={styles['percent']}> {shortChoiceWords(vote.choice)}</small>
                )}
              </span>
              <Amount value={variationOf(vote)} form="billions" signed />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
