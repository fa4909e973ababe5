import type { Millions } from '@nosmilliards/domain/money/money';
import { balanceStandingOf, type BalanceShares } from '@nosmilliards/domain/trends/balance-step';
import {
  choiceStandingsOf,
  rarestStandingsOf,
  type CardTrend,
} from '@nosmilliards/domain/trends/card-trend';
import { shareWords } from '@nosmilliards/domain/trends/trend-words';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { choiceWords } from '#ballot/vote-words.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import styles from './trends.module.css';

type StandingProps = {
  readonly trends: readonly CardTrend[];
  readonly balances: BalanceShares;
  /** The visitor’s votes on cards. */
  readonly own: Ledger;
  readonly balance: Millions | null;
  /** Votes on lines of the explorer, which the totals do not count. */
  readonly lineVotes: number;
  readonly deck: readonly Card[];
};

/** Computed on the device from the published totals and the stored votes: nothing is sent. */
export function Standing({ trends, balances, own, balance, lineVotes, deck }: StandingProps) {
  return (
    <section className={styles['section']} aria-labelledby="vous">
      <h2 id="vous">Où vous êtes</h2>
      {balance === null ? (
        <>
          <p className={styles['note']}>
            Vous n’avez voté aucune carte. Votre place se calcule sur votre appareil, sans rien
            envoyer.
          </p>
          <p className={styles['actions']} data-print="hide">
            <ButtonLink to={paths.express}>Faire mon budget</ButtonLink>
          </p>
        </>
      ) : (
        <OwnStanding trends={trends} balances={balances} own={own} balance={balance} deck={deck} />
      )}
      {balance !== null && (
        <p className={styles['note']}>
          Calculé sur votre appareil : rien n’est envoyé. Les parts publiées sont arrondies, leurs
          sommes aussi.
          {lineVotes > 0 && ` ${lineVoteWords(lineVotes)}`}
        </p>
      )}
    </section>
  );
}

type OwnStandingProps = Omit<StandingProps, 'balance' | 'lineVotes'> & {
  readonly balance: Millions;
};

function OwnStanding({ trends, balances, own, balance, deck }: OwnStandingProps) {
  const { lower, same, higher } = balanceStandingOf(balance, balances);
  const standings = choiceStandingsOf(trends, own);
  const frequent = standings.filter(({ isMostChosen }) => isMostChosen).length;
  const rarest = rarestStandingsOf(standings);
  const titles = new Map(deck.map(({ id, title }) => [id, title]));
  return (
    <>
      <p className={styles['lede']}>
        Votre solde{'\u00A0'}:{' '}
        <strong className={styles['vous']}>
          <Amount value={balance} form="billions" signed />
        </strong>
        . {shareWords(lower)} des bulletins finissent plus bas, {shareWords(same)} dans la même
        tranche, {shareWords(higher)} plus haut.
      </p>
      <p className={styles['lede']}>{frequentWords(frequent, standings.length)}</p>
      {rarest.length > 0 && (
        <>
          <h3>Vos choix les plus rares</h3>
          <ul className={styles['rarest']}>
            {rarest.map(({ trend, choice, share }) => (
              <li key={trend.id}>
                <SquareGlyph kind={choice.type} />
                <span>
                  {titles.get(trend.id)}{' '}
                  <span className={styles['vous']}>{choiceWords(choice).toLowerCase()}</span>
                </span>
                <span className={styles['share']}>{shareWords(share)} font ce choix</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <LazyDisclosure look="inline" summary="Voir le tableau" data-print="hide">
        <DataTable
          caption="Vos choix, et la part des réponses qui font le même"
          columns={[
            { id: 'card', label: 'Carte' },
            { id: 'choice', label: 'Votre choix' },
            { id: 'share', label: 'Le même choix', numeric: true },
            { id: 'most', label: 'Le plus choisi' },
          ]}
          rows={standings.map(({ trend, choice, share, isMostChosen }) => ({
            id: trend.id,
            cells: [
              titles.get(trend.id),
              shortChoiceWords(choice),
              shareWords(share),
              isMostChosen ? 'oui' : 'non',
            ],
          }))}
        />
      </LazyDisclosure>
    </>
  );
}

function frequentWords(frequent: number, decided: number): string {
  if (decided === 1) {
    return frequent === 1
      ? 'Sur la seule carte que vous avez votée, votre choix est le plus fréquent.'
      : 'Sur la seule carte que vous avez votée, un autre choix est plus fréquent.';
  }
  return `Sur les ${decided}\u00A0cartes que vous avez votées, votre choix est le plus fréquent sur ${frequent}.`;
}

function lineVoteWords(count: number): string {
  return count === 1
    ? 'Votre vote sur une ligne de l’explorateur n’y compte pas\u00A0: les totaux ne portent que sur les cartes.'
    : `Vos ${count}\u00A0votes sur des lignes de l’explorateur n’y comptent pas\u00A0: les totaux ne portent que sur les cartes.`;
}
