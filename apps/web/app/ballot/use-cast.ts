import type { Vote } from '@nosmilliards/domain/vote/ledger';
import type { Line } from '@nosmilliards/domain/budget/line';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import type { OpenBallot } from '#ballot/provider.tsx';
import { now } from '#browser/clock.ts';
import { undoOffer } from '#ballot/undo-offer.ts';
import { useNotify } from '#ui/toast-provider.tsx';

/** Casts a vote on a line, and notifies which votes it replaced. False when it is refused. */
export function useCast(ballot: OpenBallot | null) {
  const notify = useNotify();
  return (line: Line, choice: Choice): boolean => {
    if (ballot === null) return false;
    const performed = ballot.perform({ type: 'cast', id: line.id, choice, at: now() });
    if (!performed.ok) return false;
    const replaced = performed.value;
    if (replaced.length > 0) {
      notify(replacementWords(line, replaced, ballot), undoOffer(ballot, notify));
    }
    return true;
  };
}

function replacementWords(
  line: Line,
  replaced: readonly Vote[],
  { edition: { deck, territory } }: OpenBallot,
): string {
  const names = replaced.map(({ id }) => {
    const title = territory.get(id)?.title ?? id;
    return deck.some((card) => card.id === id) ? `la carte « ${title} »` : `« ${title} »`;
  });
  const list = new Intl.ListFormat('fr').format(names);
  const replaces = names.length > 1 ? 'remplace vos votes sur' : 'remplace votre vote sur';
  return `Le vote sur « ${line.title} » ${replaces} ${list} : un euro ne se vote qu’une fois.`;
}
