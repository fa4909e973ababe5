import {
  errorWordsOf,
  guessErrorOf,
  guessStripOf,
  resultLineOf,
} from '@nosmilliards/domain/game/day-guess';
import { lawWordsOf, type LawRow } from '@nosmilliards/domain/game/law';
import { formatAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import type { Face } from '#ballot/card/face.ts';
import { OfficialMarks } from '#ballot/card/official-marks.tsx';
import { CHOICES, VERBS } from '#ballot/vote-words.ts';
import { gamePathAt } from '#site/game-path.ts';
import { cardPath, paths } from '#site/path.ts';
import { share } from '#browser/share.ts';
import { siteUrl } from '#browser/address.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import styles from './daily.module.css';

type AnswerProps = {
  readonly face: Face;
  readonly guess: Millions;
  /** Absent for a card that no finance law writes. */
  readonly law: LawRow | undefined;
  /** « 2026-11-17 ». */
  readonly day: string;
  /** False for a guess found on the device: the focus stays where it is. */
  readonly isNew: boolean;
};

/** The amount, how far the guess was, then the choice and what the law did. */
export function Answer({ face, guess, law, day, isNew }: AnswerProps) {
  const { id, title, amount, marks, nature, closed } = face;
  const [choice, setChoice] = useState<ChoiceType | null>(null);
  const error = guessErrorOf(guess, amount);
  const result = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    if (isNew) result.current?.focus();
  }, [isNew]);
  return (
    <div className={styles['answer']}>
      <p>
        <Amount value={amount} size="big" />
      </p>
      <OfficialMarks marks={marks} own={amount} />
      <p ref={result} tabIndex={-1}>
        Votre idée : {formatAmount(guess)}, <strong>{errorWordsOf(error)}</strong>.{' '}
        {nature !== null && <NatureTag nature={nature} />}{' '}
        <TextLink to={cardPath(id)}>D’où vient ce chiffre</TextLink>
      </p>
      <Strip line={resultLineOf(day, error)} strip={guessStripOf(error)} />
      <h3>Et vous, qu’en feriez-vous ?</h3>
      <ChoiceGroup label={`Votre choix pour «\u00A0${title}\u00A0»`}>
        {CHOICES.map((type) => (
          <ChoiceButton
            key={type}
            kind={type}
            pressed={choice === type}
            closed={closed[type]}
            onClick={() => setChoice(type)}
          >
            {VERBS[type]}
          </ChoiceButton>
        ))}
      </ChoiceGroup>
      {/* Announced when the choice brings it. */}
      <output className={styles['law']}>
        {choice !== null && (
          <>{lawSentenceOf(law)} Votre choix n’est pas gardé : il se vote dans le jeu.</>
        )}
      </output>
      {choice !== null && (
        <p>
          <ButtonLink to={gamePathAt(id, choice)} variant="secondary">
            Le voter dans mon budget
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function lawSentenceOf(law: LawRow | undefined): string {
  const words = law === undefined ? null : lawWordsOf(law);
  return words === null ? 'Ce qu’a fait la loi de finances\u00A0: non disponible.' : `${words}.`;
}

type StripProps = { readonly line: string; readonly strip: string };

/** As it is shared: neither the card, nor the amount, nor the choice. */
function Strip({ line, strip }: StripProps) {
  const notify = useNotify();

  async function send() {
    const sent = await share({
      title: 'Nos Milliards\u00A0: la carte du jour',
      text: `${line}\n${strip}`,
      url: siteUrl(paths.today),
    });
    if (sent === 'copied') notify('Écart copié, avec le lien de la page.');
    if (sent === 'failed') notify('Impossible de copier l’écart.', 'problem');
  }

  return (
    <div className={styles['strip']}>
      <p>
        <strong>{line}</strong>
        <span aria-hidden="true" className={styles['squares']}>
          {strip}
        </span>
      </p>
      <Button icon={Share2} onClick={() => void send()}>
        Partager mon écart
      </Button>
    </div>
  );
}
