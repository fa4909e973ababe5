import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#site/path.ts';
import { addToTotals } from '#browser/totals.ts';
import { askSlot, type TotalsRefusal } from '#browser/totals-api.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { outcomeSentenceOf } from './contribution-words.ts';
import { useCardCodes } from './use-card-codes.ts';
import styles from './contribution.module.css';

type TotalsQuestionProps = {
  readonly numbering: Numbering;
  readonly onAdded: () => void;
};

/** Asks for the current slot first: consent is asked only when the service answers. */
export function TotalsQuestion({ numbering, onAdded }: TotalsQuestionProps) {
  const { edition } = numbering;
  const { codes, decided } = useCardCodes(numbering);
  const [isAgain, setAgain] = useState(false);
  const [answer, setAnswer] = useState<'asked' | 'yes' | TotalsRefusal>('asked');
  useEffect(() => {
    if (answer !== 'asked') return;
    const ask = async () => {
      const slot = await askSlot();
      if (!slot.ok) setAnswer(slot.reason);
      else setAnswer(slot.value.edition === edition ? 'yes' : 'edition-closed');
    };
    void ask();
  }, [answer, edition]);

  if (decided === 0) return <p>Vous n’avez décidé aucune carte : il n’y a rien à ajouter.</p>;
  if (answer === 'yes') {
    return (
      <Consent
        decided={decided}
        takesFocus={isAgain}
        onAgreed={() => {
          addToTotals(edition, codes);
          onAdded();
        }}
      />
    );
  }
  const words =
    answer === 'asked'
      ? 'Un instant\u00A0: le site demande si les totaux communs répondent.'
      : `${outcomeSentenceOf(answer)} Rien n’est envoyé.`;
  return (
    <div className="stack-2">
      <p>{words}</p>
      {(answer !== 'asked' || isAgain) && (
        <div className={styles['actions']}>
          <Button
            onClick={() => {
              setAnswer('asked');
              setAgain(true);
            }}
          >
            Redemander
          </Button>
        </div>
      )}
      <LiveRegion text={answer === 'asked' ? '' : words} />
    </div>
  );
}

type ConsentProps = {
  /** Number of cards with a choice. */
  readonly decided: number;
  /** True when the focused button was removed. */
  readonly takesFocus: boolean;
  readonly onAgreed: () => void;
};

function Consent({ decided, takesFocus, onAgreed }: ConsentProps) {
  const opening = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) opening.current?.focus();
  }, [takesFocus]);
  const [isAgreed, setAgreed] = useState(false);
  return (
    <div className="stack-2">
      <p ref={opening} tabIndex={-1}>
        Vos choix disent une opinion politique : il faut votre accord explicite, et vous pouvez le
        reprendre quand vous voulez. Rien n’est envoyé avant.
      </p>
      <FactList
        facts={[
          ['Ce qui est envoyé', sentWords(decided)],
          [
            'Ce qui est gardé',
            'Des compteurs, où vos choix se mêlent à ceux des autres, et une clé qui n’en dit rien : elle empêche de les compter deux fois.',
          ],
          [
            'Ce qui ne l’est pas',
            'Votre bulletin, votre adresse IP, votre navigateur, l’heure de vos votes.',
          ],
          [
            'Ce qui est publié',
            'Rien avant 10 000 bulletins. Ensuite des parts en pourcentage, brouillées d’un hasard réglé pour protéger chacun.',
          ],
          [
            'Pour revenir en arrière',
            <>
              « Retirer » ou « Remplacer », ici ou dans{' '}
              <TextLink to={`${paths.privacy}#totaux`}>Confidentialité</TextLink>, jusqu’à la
              clôture de l’édition. Seul ce navigateur garde de quoi le faire.
            </>,
          ],
        ]}
      />
      <label className={styles['agree']}>
        <input
          type="checkbox"
          checked={isAgreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        J’accepte que mes choix soient comptés dans les totaux publics de ce site.
      </label>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          unavailable={isAgreed ? undefined : 'Cochez d’abord la case : c’est votre accord.'}
          onClick={onAgreed}
        >
          Ajouter mes choix aux totaux
        </Button>
      </div>
      <p className="small-note">
        Une même personne peut envoyer plusieurs bulletins : un réseau qui en envoie des centaines
        doit attendre, et un lot bourré est écarté en entier, publiquement.
      </p>
    </div>
  );
}

function sentWords(decided: number): string {
  const cards =
    decided === 1
      ? 'Votre choix sur la carte que vous avez décidée'
      : `Vos choix sur les ${decided} cartes que vous avez décidées`;
  return `${cards}\u00A0: gardée, augmentée, réduite ou supprimée, et de combien. Ni nom, ni compte, ni priorités, ni votes de l’explorateur.`;
}
