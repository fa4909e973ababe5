import type { ShareMessage } from '@nosmilliards/domain/outcome/share-message';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { publishedName } from '#site/shared-path.ts';
import { paths } from '#site/path.ts';
import { printPage } from '#browser/print.ts';
import { share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { QrCode } from '#ui/qr/qr-code.tsx';
import { drawingOf } from '#ui/sheet/drawing.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { LinkField } from './link-field.tsx';
import { posterContentOf, withoutLimits } from './poster-content.ts';
import { PosterPicture } from './poster-picture.tsx';
import styles from './share.module.css';

type SharePanelProps = {
  readonly ballot: OpenBallot;
  /** Absolute address of this budget. */
  readonly link: string;
  readonly message: ShareMessage;
  readonly sheet: SheetPlan;
};

/** Image, link, QR code and text of the budget; nothing is sent before a click. */
export function SharePanel({ ballot, link, message, sheet }: SharePanelProps) {
  const { edition, history } = ballot;
  const { ledger } = history.present;
  const content = posterContentOf(history.present, { edition, sheet, site: publishedName() });
  const territory = withoutLimits(edition.territory);
  const [outcome, setOutcome] = useState('');

  async function send() {
    const sharing = await share({ ...message, url: link });
    if (sharing === 'copied') setOutcome('Résultats copiés dans le presse-papier\u202F!');
    if (sharing === 'failed') setOutcome('Impossible de copier les résultats.');
  }

  return (
    <div className={styles['panel']}>
      <p>
        Le lien porte vos choix, et rien d’autre : ni nom, ni date. Ils sont écrits après le signe
        #, qu’un navigateur n’envoie à aucun site. Qui a le lien lit votre budget.
      </p>
      <PosterPicture
        content={content}
        drawing={drawingOf(sheet, sheetChangesOf(ledger, { territory }, sheet))}
        message={message}
        link={link}
      />
      <div className={styles['link']}>
        <LinkField link={link} />
        <div className={styles['code']}>
          <QrCode text={link} label="Code QR : ouvrir ce budget" />
        </div>
      </div>
      <div className={styles['actions']}>
        <Button icon={Share2} onClick={() => void send()}>
          Partager mes résultats
        </Button>
        <Button icon={Printer} onClick={printPage}>
          Imprimer
        </Button>
        <ButtonLink to={paths.letter} variant="secondary" icon={Mail}>
          Écrire à mon député
        </ButtonLink>
      </div>
      <output className={styles['status']}>{outcome}</output>
    </div>
  );
}
