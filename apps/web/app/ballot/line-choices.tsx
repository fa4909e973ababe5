import { effectSideOf, type Line } from '@nosmilliards/domain/budget/line';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { limitsOfLine } from '@nosmilliards/domain/vote/line-limits';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import { useRef, useState } from 'react';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { undoOffer } from '#ballot/undo-offer.ts';
import { now } from '#browser/clock.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { CastVote } from './cast-vote.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { CHOICES } from './vote-words.ts';
import styles from './line-choices.module.css';

/** The four choices on a line, always shown, then the vote in words. */
export function LineChoices({ line }: { readonly line: Line }) {
  const { ballot, open } = useBallot();
  const vote = ballot?.history.present.ledger.get(line.id);
  const [draft, setDraft] = useState<Choice | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const cast = useCast(ballot);
  const withdraw = useWithdraw(line);

  function choose(choice: Choice) {
    open();
    setDraft('percent' in choice ? choice : null);
    setRemoving(choice.type === 'remove');
    // A line is kept by having no vote.
    if (choice.type === 'keep' && vote) withdraw();
  }

  const sides = { side: effectSideOf(line), moves: line.side };
  const limits = ballot?.edition.territory.get(line.id)?.limits;
  return (
    <>
      <form
        ref={form}
        className={styles['choices']}
        data-print="hide"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft === null || !cast(line, draft)) return;
          // The button that had the focus goes away.
          focusChoice(form.current, draft.type);
          setDraft(null);
        }}
      >
        <ChoicePanel
          plot={{
            title: line.title,
            ...sides,
            amount: line.amount,
            constraints: null,
            limits: limits ?? limitsOfLine(line),
          }}
          types={CHOICES}
          cast={vote?.choice}
          choice={draft ?? vote?.choice ?? null}
          isSet={draft !== null}
          baseline={ballot?.edition.baseline}
          onChange={choose}
        />
        {/* Always there: a form has a submit button, even before anything is chosen. */}
        <p className={styles['actions']} hidden={draft === null}>
          <Button
            variant="primary"
            type="submit"
            unavailable={ballot === null ? 'Un instant, vos votes se chargent.' : undefined}
          >
            Valider
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              focusChoice(form.current, draft?.type ?? 'keep');
              setDraft(null);
            }}
          >
            Fermer
          </Button>
        </p>
        {draft === null && vote && (
          <CastVote
            vote={vote}
            title={line.title}
            onWithdraw={() => {
              withdraw();
              focusChoice(form.current, vote.choice.type);
            }}
          />
        )}
      </form>
      {limits !== undefined && (
        <RemoveDialog
          removed={{ ...sides, title: line.title, amount: line.amount, limits: [limits] }}
          open={isRemoving}
          onRemove={() => {
            setRemoving(false);
            cast(line, { type: 'remove' });
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function focusChoice(form: HTMLFormElement | null, type: ChoiceType) {
  form?.querySelectorAll<HTMLButtonElement>('fieldset button')[CHOICES.indexOf(type)]?.focus();
}

/** Casts a vote on a line, and notifies which votes it replaced. False when it is refused. */
function useCast(ballot: OpenBallot | null) {
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

/** Withdraws the vote on a line, and offers to undo. */
function useWithdraw(line: Line): () => void {
  const notify = useNotify();
  const { ballot } = useBallot();
  return () => {
    if (!ballot?.perform({ type: 'withdraw', id: line.id }).ok) return;
    notify(`Vote retiré : ${line.title}.`, undoOffer(ballot, notify));
  };
}
