import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { comparisonOf, halfWayOf } from '@nosmilliards/domain/duel/duel';
import { groupedBy } from '@nosmilliards/domain/list';
import { askedOf, guessedOf } from '@nosmilliards/domain/outcome/challenge';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { balanceOf, EMPTY_LEDGER } from '@nosmilliards/domain/vote/ledger';
import type { ReactNode } from 'react';
import { codeOf, lostWords, receivedBudgetOf, type ReceivedBudget } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { CAVEAT } from '#ballot/vote-words.ts';
import { siteUrl } from '#browser/address.ts';
import { guessesOn } from '#browser/received.ts';
import { publishedName } from '#site/shared-path.ts';
import { Amount } from '#ui/amount.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { PosterHeading } from '#ui/poster-heading.tsx';
import { drawingOf } from '#ui/sheet/drawing.ts';
import type { EditionData } from '../received/made-with.tsx';
import { withoutLimits } from '../sharing/poster-content.ts';
import { ComparedUnits } from './compared-units.tsx';
import { DuelAxis } from './duel-axis.tsx';
import { duelPictureOf } from './duel-picture.ts';
import { DuelStrip } from './duel-strip.tsx';
import {
  agreementWords,
  headlineOf,
  partlyTitle,
  sharedTitle,
  splitTitle,
  UNITS,
} from './duel-words.ts';
import { GuessedList } from './guessed-list.tsx';
import { HalfWaySection } from './half-way.tsx';
import { namesText, type Person } from './people.ts';
import { SendDuel } from './send-duel.tsx';
import styles from './duel.module.css';

type Contestant = Person & { readonly budget: ReceivedBudget };

type ComparedProps = {
  readonly ballot: OpenBallot;
  /** Two to six. */
  readonly people: readonly Contestant[];
  /** Of the link to send. */
  readonly path: string;
  /** The game of the visitor. */
  readonly isOver: boolean;
  /** Of today. */
  readonly numbering: Numbering;
  readonly made: EditionData;
  /** Shown to who is not among them. */
  readonly join: ReactNode;
  /** `null` where none of the budgets is the visitor's. */
  readonly ownName: ReactNode;
  readonly names: ReactNode;
};

export function Compared({ ballot, people, path, isOver, ...props }: ComparedProps) {
  const { numbering, made, join, ownName, names } = props;
  const { edition, sheet } = made;
  const { territory, baseline } = edition;
  const isPair = people.length === 2;
  const hasOwn = people.some(({ isOwn }) => isOwn);
  const ledgers = people.map(({ budget }) => budget.ledger);
  const comparison = comparisonOf(
    people.map(({ budget }) => budget),
    edition,
  );
  const { unit, split, shared, partly, leftOut } = comparison;
  const balances = ledgers.map((ledger) => balanceOf(ledger, baseline));
  const lost = lostWords(people.reduce((sum, { budget }) => sum + budget.lost, 0));
  const [mine = EMPTY_LEDGER, other = EMPTY_LEDGER] = ledgers;
  const halfWay = halfWayOf(mine, other, edition);
  const halfWayCode = codeOf(halfWay.decisions, made.numbering);
  const adopted = receivedBudgetOf(halfWayCode, numbering, ballot.edition.territory);
  const { year } = baseline;
  const carried = people.filter(({ budget }) => budget.edition !== year);
  const [, theirs] = people;
  const guessed =
    isPair && hasOwn && isOver && theirs
      ? guessedOf(askedOf(toldOf(theirs.budget, edition).changes), guessesOn(theirs.code))
      : [];
  const isRefined = [...split, ...shared].some(({ stands }) =>
    stands.some((stand) => stand.isRefined),
  );
  const head = UNITS[unit].slice(0, 1).toUpperCase() + UNITS[unit].slice(1);
  const listed = (title: string, units: typeof split) => (
    <ComparedUnits title={title} head={head} units={units} people={people} />
  );

  function picture() {
    // An image draws what was decided, beyond the limits retained too.
    const whole = { territory: withoutLimits(territory) };
    return duelPictureOf({
      comparison,
      people: people.map(({ signed }, index) => ({
        name: signed,
        balance: balances[index] ?? baseline.balance,
        drawing: drawingOf(sheet, sheetChangesOf(ledgers[index] ?? EMPTY_LEDGER, whole, sheet)),
      })),
      year,
      decisions: edition.groups.length,
      site: publishedName(),
    });
  }

  return (
    <div className="stack-4">
      <div className="stack-2">
        <div className="stack-1">
          <PosterHeading eyebrow={namesText(people)}>
            {headlineOf(comparison, people.length)}
          </PosterHeading>
          <p className={styles['lede']}>
            {agreementWords(comparison)} {isPair ? '' : twinWords(people)}
          </p>
          {carried.map(({ letter, shown, isOwn, budget }) => (
            <Notice key={letter} tone="warning">
              <p>{carriedWords(isOwn ? 'Votre budget' : shown, budget.edition, year)}</p>
            </Notice>
          ))}
          {year !== ballot.edition.baseline.year && (
            <Notice>
              <p>
                Ces budgets ont été faits avec les montants de {year}, et se comparent ici avec eux.
              </p>
            </Notice>
          )}
          {lost !== null && (
            <Notice tone="warning">
              <p>{lost}</p>
            </Notice>
          )}
        </div>
        <DuelStrip comparison={comparison} people={people} />
        <div className={styles['actions']} data-print="hide">
          {split.length + shared.length > 0 && (
            <>
              {ownName}
              <SendDuel picture={picture} url={siteUrl(path)} />
            </>
          )}
          {join}
        </div>
      </div>
      <div className={styles['pair']}>
        <div className="stack-4">
          <div className="stack-1">
            {split.length > 0 && (
              <>
                <h2>{splitTitle(people.length, hasOwn)}</h2>
                {listed(splitTitle(people.length, hasOwn), split)}
              </>
            )}
            <div>
              {shared.length > 0 && (
                <Disclosure summary={sharedTitle(comparison)} className={styles['folded']}>
                  {listed(sharedTitle(comparison), shared)}
                </Disclosure>
              )}
              {partly.length > 0 && (
                <Disclosure
                  summary={partlyTitle(comparison, people.length)}
                  className={styles['folded']}
                >
                  {listed(partlyTitle(comparison, people.length), partly)}
                </Disclosure>
              )}
            </div>
            {isRefined && (
              <p className={styles['note']}>
                Une décision détaillée carte par carte va dans le sens de la somme de ses cartes, et
                se dit par son pourcentage du tout.
              </p>
            )}
            {leftOut.length > 0 && (
              <p className={styles['note']}>
                Non comparé, car un autre budget décide autrement des mêmes euros :{' '}
                {leftOut.map(({ title }) => title).join(', ')}.
              </p>
            )}
          </div>
          {guessed.length > 0 && <GuessedList guessed={guessed} />}
        </div>
        <div className="stack-4">
          <section className="stack-1" aria-labelledby="soldes">
            <h2 id="soldes">
              Le {balances.every((balance) => balance < 0) ? 'déficit' : 'solde'} de chacun
            </h2>
            {isPair ? (
              <DuelAxis initial={baseline.balance} people={people} balances={balances} />
            ) : (
              <ul className={styles['units']}>
                {people.map(({ letter, shown }, index) => (
                  <li key={letter} className="ends">
                    <span className={styles['name']}>{shown}</span>
                    <strong>
                      <Amount value={balances[index] ?? baseline.balance} form="billions" signed />
                    </strong>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <div className="stack-2">
            {isPair && (
              <HalfWaySection
                ballot={ballot}
                met={halfWay}
                decisions={adopted.ok ? adopted.value.decisions : halfWay.decisions}
                code={halfWayCode}
                unit={unit}
              />
            )}
            {names}
            <p className={styles['note']}>
              Rien n’est envoyé : les budgets sont dans l’adresse. {CAVEAT}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** « Camille et Alex ont fait exactement les mêmes choix. »: two people may decide alike. */
function twinWords(people: readonly Person[]): string {
  return [...groupedBy(people, ({ code }) => code).values()]
    .filter((twins) => twins.length > 1)
    .map((twins) => {
      const verb = twins.some(({ isOwn }) => isOwn) ? 'avez' : 'ont';
      return `${namesText(twins)} ${verb} fait exactement les mêmes choix.`;
    })
    .join(' ');
}

/** A budget never changes its amounts unsaid. */
function carriedWords(who: string, from: number, to: number): string {
  return `${who}\u00A0: fait avec les montants de ${from}. Pour comparer, ses choix sont repris ici sur ceux de ${to}.`;
}
