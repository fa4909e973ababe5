import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import { largestOf } from '@nosmilliards/domain/outcome/outcome';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { useId, useState } from 'react';
import { codeOfPlayed } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { copyText } from '#browser/clipboard.ts';
import { siteUrl } from '#browser/address.ts';
import { budgetPath } from '#site/shared-path.ts';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { ownPortraitOf } from '../sharing/own-portrait.ts';
import { letterOf, mailtoOf } from './letter.ts';
import styles from './letter.module.css';

type LetterScreenProps = { readonly ballot: OpenBallot; readonly numbering: Numbering };

export function LetterScreen({ ballot, numbering }: LetterScreenProps) {
  const { edition, history } = ballot;
  const { ledger } = history.present;
  if (ledger.size === 0) {
    return (
      <Notice title="Pas encore de budget">
        <p>La lettre est faite de vos votes : il en faut au moins un.</p>
        <p>
          <ButtonLink to={paths.express}>Faire mon budget</ButtonLink>
        </p>
      </Notice>
    );
  }
  const letter = letterOf({
    accounts: accountsOf(history.present, edition),
    portrait: ownPortraitOf(history.present, edition).text,
    records: largestOf(toldOf(history.present, edition)),
    year: edition.baseline.year,
    link: siteUrl(budgetPath(codeOfPlayed(history.present, numbering, edition))),
  });
  return <LetterSheet subject={letter.subject} initial={letter.text} />;
}

type LetterSheetProps = { readonly subject: string; readonly initial: string };

/** Editable; the text is not stored. */
function LetterSheet({ subject, initial }: LetterSheetProps) {
  const [text, setText] = useState(initial);
  const id = useId();
  const notify = useNotify();
  const mail = mailtoOf({ subject, text });

  async function copy() {
    if (await copyText(text)) notify('Lettre copiée.');
    else notify('Impossible de copier la lettre.', 'problem');
  }

  return (
    <div className={styles['sheet']}>
      <label htmlFor={id} className={styles['label']}>
        Votre lettre, à relire et à changer
      </label>
      <textarea
        id={id}
        value={text}
        rows={24}
        spellCheck
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        className={styles['letter']}
      />
      <div className="row" data-print="hide">
        <Button variant="primary" icon={Copy} onClick={() => void copy()}>
          Copier la lettre
        </Button>
        {mail === null ? (
          <Button icon={Mail} unavailable="Elle dépasse ce qu’un lien peut porter : copiez-la.">
            Ouvrir dans ma messagerie
          </Button>
        ) : (
          <ButtonLink to={mail} variant="secondary" icon={Mail}>
            Ouvrir dans ma messagerie
          </ButtonLink>
        )}
      </div>
      <p className="note" data-print="hide">
        L’adresse de votre député est sur{' '}
        <ExternalLink href="https://www.assemblee-nationale.fr/">
          le site de l’Assemblée nationale
        </ExternalLink>
        . Le lien de la lettre porte tous vos choix : qui la reçoit les lit.
      </p>
    </div>
  );
}
