import type { LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import { sorted } from '@nosmilliards/domain/list';

/** Who made one of the budgets of a link. */
export type Person = LinkedBudget & {
  /** By its place in the link. */
  readonly letter: string;
  readonly isOwn: boolean;
  /** On the page: « Vous », the name of the link, or « Budget B ». */
  readonly shown: string;
  /** In the image, which others read: the name of the link, or « B ». */
  readonly signed: string;
};

/** The visitor first, the others in the order of the link; `ownCode` is the visitor's, if any. */
export function peopleOf(
  budgets: readonly LinkedBudget[],
  ownCode: string | null,
): readonly Person[] {
  // Somebody else may have made the same budget: one of the two is the visitor's.
  const own = budgets.findIndex(({ code }) => code === ownCode);
  const people = budgets.map((budget, index) => {
    const letter = String.fromCodePoint(65 + index);
    const isOwn = index === own;
    const isRoom = budget.people !== undefined;
    return {
      ...budget,
      letter,
      isOwn,
      shown: isOwn ? 'Vous' : (budget.name ?? `${isRoom ? 'Salle' : 'Budget'} ${letter}`),
      signed: budget.name ?? (isRoom ? `Salle ${letter}` : letter),
    };
  });
  return sorted(people, (one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** « vous, Camille et Budget C ». */
export function namesText(people: readonly Pick<Person, 'shown'>[]): string {
  return new Intl.ListFormat('fr').format(people.map(({ shown }) => shown));
}
