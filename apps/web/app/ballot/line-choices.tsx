import { effectSideOf, type Line } from '@nosmilliards/domain/budget/line';
import { limitsOfLine } from '@nosmilliards/domain/vote/line-limits';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import { useRef, useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { Button } from '#ui/button.tsx';
import { CastVote } from './cast-vote.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useCast } from './use-cast.ts';
import { useWithdraw } from './use-withdraw.ts';
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
