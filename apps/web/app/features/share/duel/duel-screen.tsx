import type { Numbering } from '@nosmilliards/contract/ballot-code';
import {
  firstNameOf,
  linkedBudgetsOf,
  linkTextOf,
  MOST_BUDGETS,
  type LinkedBudgets,
} from '@nosmilliards/domain/duel/budget-link';
import { spelledCount } from '@nosmilliards/domain/money/counted';
import { useEffect, useState } from 'react';
import { codeOfPlayed, receivedBudgetOf } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { replaceAddress } from '#browser/address.ts';
import { keepOwnName, keepReceived, ownName } from '#browser/received.ts';
import { duelPath } from '#site/shared-path.ts';
import type { EditionData } from '../received/made-with.tsx';
import { UnreadPage } from '../received/received-page.tsx';
import { AddMine } from './add-mine.tsx';
import { Compared } from './compared.tsx';
import { DuelNames, OwnName } from './duel-names.tsx';
import { peopleOf, type Person } from './people.ts';

type DuelScreenProps = {
  readonly ballot: OpenBallot;
  /** Those of the address, each with its name. */
  readonly budgets: LinkedBudgets;
  /** Of today. */
  readonly numbering: Numbering;
  readonly made: EditionData;
};

/** The budgets of the address side by side; none need be the visitor's. */
export function DuelScreen({ ballot, budgets, numbering, made: data }: DuelScreenProps) {
  const { edition, history } = ballot;
  const { ledger, game } = history.present;
  const ownCode = ledger.size === 0 ? null : codeOfPlayed(history.present, numbering, edition);
  // A link cut after the first budget: the code of the second is refused.
  const sent = budgets.length === 1 ? [...budgets, { code: '', name: null }] : budgets;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      peopleOf(sent, ownCode).map(({ letter, name, isOwn }) => [
        letter,
        name ?? (isOwn ? ownName() : null) ?? '',
      ]),
    ),
  );
  const namedBy = (names: typeof typed) =>
    peopleOf(sent, null).map(({ code, letter }) => ({
      code,
      name: firstNameOf(names[letter] ?? ''),
    }));
  const linked = namedBy(typed);
  const people = peopleOf(linked, ownCode);
  const read = people.map(({ code }) =>
    receivedBudgetOf(code, data.numbering, data.edition.territory),
  );
  const made = read.flatMap((one) => (one.ok ? [one.value] : []));
  const others = linked.filter(({ code }) => code !== ownCode);
  // Stored so that the visitor can compare with all of them after playing, if the link has a place.
  const isKept = made.length === people.length && others.length > 0 && others.length < MOST_BUDGETS;
  const othersText = linkTextOf(others);
  useEffect(() => {
    if (isKept) keepReceived(...linkedBudgetsOf(othersText));
  }, [isKept, othersText]);

  if (people.length > MOST_BUDGETS) {
    return (
      <UnreadPage kind="duel">
        <p>
          Ce lien porte {people.length} budgets. Cette page en compare {spelledCount(MOST_BUDGETS)}{' '}
          au plus.
        </p>
      </UnreadPage>
    );
  }
  if (made.length < people.length) {
    return (
      <UnreadPage kind="duel">
        {people.map(({ letter }, index) => {
          const one = read[index];
          return !one || one.ok ? null : (
            <p key={letter}>
              Budget {letter} : {one.reason}
            </p>
          );
        })}
      </UnreadPage>
    );
  }

  function rename(person: Person, name: string) {
    const names = { ...typed, [person.letter]: name };
    setTyped(names);
    if (person.isOwn) keepOwnName(name);
    replaceAddress(duelPath(namedBy(names)));
  }

  const isOver = game.endTime !== null;
  const contestants = people.flatMap((person, index) => {
    const budget = made[index];
    return budget ? [{ ...person, budget }] : [];
  });
  return (
    <Compared
      ballot={ballot}
      people={contestants}
      path={duelPath(linked)}
      isOver={isOver}
      numbering={numbering}
      made={data}
      join={
        !people.some(({ isOwn }) => isOwn) && (
          <AddMine budgets={linked} ownCode={isOver ? ownCode : null} />
        )
      }
      ownName={<OwnName people={people} names={typed} onName={rename} />}
      names={<DuelNames people={people} names={typed} onName={rename} />}
    />
  );
}
