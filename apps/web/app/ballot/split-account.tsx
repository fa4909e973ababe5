import { counted } from '@nosmilliards/domain/money/counted';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { splitOf, type Moved, type Split } from '@nosmilliards/domain/vote/limits';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { choiceWords } from './vote-words.ts';
import styles from './split-account.module.css';

type SplitAccountProps = {
  readonly initial: Millions;
  readonly balance: Millions;
  readonly split: Split;
  readonly moved: Moved;
  /** The votes that exceed the limits of their cards. */
  readonly votes: readonly Vote[];
  readonly territory: Territory;
};

/** From the starting balance to the visitor's: effect within the limits, then beyond them. */
export function SplitAccount(props: SplitAccountProps) {
  const { initial, balance, split, moved, votes, territory } = props;
  return (
    <Disclosure look="inline" summary={<Summary moved={moved} />} className={styles['account']}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>Du déficit de départ à votre solde</VisuallyHidden>
        </caption>
        <tbody>
          <tr>
            <th scope="row">Départ</th>
            <td>
              <Amount value={initial} form="billions" signed />
            </td>
          </tr>
          <tr>
            <th scope="row">
              <SquareGlyph kind="decrease" /> Dans les limites retenues
            </th>
            <td>
              <Amount value={split.within} form="billions" signed />
            </td>
          </tr>
          <tr>
            <th scope="row">
              <SquareGlyph kind="beyond" /> Au-delà{' '}
              {votes.length > 0 && (
                <span className="small-note">({counted(votes.length, 'vote')})</span>
              )}
            </th>
            <td>
              <Amount value={split.beyond} form="billions" signed />
            </td>
          </tr>
          <tr className={styles['total']}>
            <th scope="row">Votre solde</th>
            <td>
              <Amount value={balance} form="billions" signed />
            </td>
          </tr>
        </tbody>
      </table>
      {votes.length > 0 && (
        <div data-print="hide">
          <LazyDisclosure
            look="inline"
            summary={votes.length === 1 ? 'Voir le vote au-delà' : 'Voir les votes au-delà'}
          >
            <ul className={styles['votes']}>
              {votes.map((vote) => (
                <li key={vote.id}>
                  <span>
                    {territory.get(vote.id)?.title ?? vote.id}
                    <small>{choiceWords(vote.choice)}</small>
                  </span>
                  <span>
                    <Amount value={splitOf(vote, territory).beyond} form="billions" signed />
                  </span>
                </li>
              ))}
            </ul>
          </LazyDisclosure>
        </div>
      )}
      <p className={styles['note']}>
        Montants arrondis. Une limite retenue est la plus forte baisse, ou hausse, du curseur : la
        même règle pour toutes les lignes d’une même taille. Sur une carte, seule une suppression
        peut la dépasser ; celle d’une niche fiscale y tient tout entière.{' '}
        <TextLink to={`${paths.methodology}#limites-retenues`}>La règle</TextLink>
      </p>
    </Disclosure>
  );
}

/** « Sur 766,3 Md€ de changements, 441,5 Md€ vont au-delà des limites retenues ». */
function Summary({ moved: { all, beyond } }: { readonly moved: Moved }) {
  return (
    <>
      Sur <Amount value={all} form="billions" /> de changements,{' '}
      <Amount value={beyond} form="billions" /> vont au-delà des limites retenues
    </>
  );
}
