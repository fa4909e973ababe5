import type { Question } from '@nosmilliards/domain/game/guess';
import { formatEuros } from '@nosmilliards/domain/money/format';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { RangeField } from '#ui/range-field.tsx';
import { NO_GUESS } from './game-sentences.ts';
import styles from './guess-dialog.module.css';

type GuessDialogProps = {
  readonly open: boolean;
  readonly question: Question;
  /** Turns the questions off. */
  readonly onStop: () => void;
  readonly onClose: () => void;
};

const EURO = { sign: '€', name: 'en euros sur mille' };

/** Asks for a guess in euros out of 1 000, then shows the true share beside it. */
export function GuessDialog({ open, question, onStop, onClose }: GuessDialogProps) {
  const { min, max, step, answer, note, nature } = question;
  const [guess, setGuess] = useState<number | null>(null);
  const [isRevealed, setRevealed] = useState(false);
  const words = `Votre idée\u00A0: ${formatEuros(guess ?? 0)}. Dans le budget\u00A0: ${formatEuros(answer)} sur ${formatEuros(1000)}.`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isNearThumb
      isCurtain={!isRevealed}
      title="Devinez d’abord"
      isQuestion
      actions={
        isRevealed ? (
          <>
            <Button variant="primary" onClick={onClose}>
              Continuer
            </Button>
            <Button variant="quiet" onClick={onStop}>
              Ne plus me demander
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              unavailable={guess === null ? NO_GUESS : undefined}
              isReasonPlain
              onClick={() => setRevealed(true)}
            >
              Voir la réponse
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Passer
            </Button>
            <Button variant="quiet" onClick={onStop}>
              Ne plus me demander
            </Button>
          </>
        )
      }
    >
      <p className={styles['question']}>{question.question}</p>
      {isRevealed ? (
        <>
          <Bars guess={guess ?? 0} answer={answer} max={Math.max(max, answer)} />
          <p>
            <strong>{words}</strong>
          </p>
          <p className="note">
            <NatureTag nature={nature} /> {note}
          </p>
        </>
      ) : (
        <RangeField
          label="Votre idée"
          value={guess}
          onChange={setGuess}
          min={min}
          max={max}
          step={step}
          bigStep={Math.max(step, Math.round((max - min) / 10))}
          unit={EURO}
          valueText={guess === null ? NO_GUESS : `${formatEuros(guess)} sur ${formatEuros(1000)}`}
        />
      )}
      <LiveRegion text={isRevealed ? words : ''} />
    </Dialog>
  );
}

type BarsProps = { readonly guess: number; readonly answer: number; readonly max: number };

function Bars({ guess, answer, max }: BarsProps) {
  const width = (euros: number) => `${Math.round((euros / max) * 1000) / 10}%`;
  return (
    <svg aria-hidden="true" focusable="false" className={styles['bars']}>
      <rect width={width(guess)} height="20" className={styles['guess']} />
      <rect y="28" width={width(answer)} height="20" className={styles['answer']} />
    </svg>
  );
}
