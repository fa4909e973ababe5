import { formatDay } from '@nosmilliards/domain/money/day';
import { counted } from '@nosmilliards/domain/money/counted';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import { largestOf } from '@nosmilliards/domain/outcome/outcome';
import { prospectOf } from '@nosmilliards/domain/outcome/result-sentence';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import type { OpenBallot } from '#ballot/provider.tsx';
import { isoDayOf } from '#browser/clock.ts';
import { publishedName } from '#site/shared-path.ts';
import { Logo } from '#ui/logo.tsx';
import { QrCode } from '#ui/qr/qr-code.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { ownPortraitOf } from '../sharing/own-portrait.ts';
import {
  ballotCountOf,
  KEY,
  TITLE,
  whoseChoices,
  withoutLimits,
} from '../sharing/poster-content.ts';
import { MOST_LABELS, Plate } from './plate.tsx';
import styles from './printed-poster.module.css';

type PrintedPosterProps = {
  readonly ballot: OpenBallot;
  readonly sheet: SheetPlan;
  /** Absolute address of this budget. */
  readonly link: string;
};

/** One page of A4, which a page shows on paper only: the same words as the image. */
export function PrintedPoster({ ballot, sheet, link }: PrintedPosterProps) {
  const { edition, history } = ballot;
  const { ledger, game } = history.present;
  const { baseline } = edition;
  const territory = withoutLimits(edition.territory);
  const told = toldOf(history.present, edition);
  const unnamed = told.changes.length - MOST_LABELS;
  const portrait = ownPortraitOf(history.present, edition).text;
  const { before, figure, after } = prospectOf(accountsOf(history.present, edition));
  return (
    <div className={styles['poster']}>
      <div className={styles['head']}>
        <Logo />
        <span>
          Mes choix · {ballotCountOf(history.present, edition)}
          {game.endTime !== null && ` · ${formatDay(isoDayOf(game.endTime))}`}
        </span>
      </div>
      <div className={styles['words']}>
        <p className={styles['title']}>{TITLE}</p>
        <p className={styles['who']}>{whoseChoices(baseline.year)}</p>
        {portrait !== '' && (
          <p className={styles['who']}>
            <strong>{portrait}</strong>
          </p>
        )}
        <p className={styles['result']}>
          {before}
          <strong>{figure}</strong>
          {after}
        </p>
      </div>
      <Plate
        sheet={sheet}
        changes={sheetChangesOf(ledger, { territory }, sheet)}
        records={largestOf(told)}
      />
      <div className={styles['foot']}>
        <QrCode text={link} label="Code QR : ouvrir ce budget" />
        <div className={styles['words']}>
          <p className={styles['site']}>Et vous, que changeriez-vous ?</p>
          <p className={styles['site']}>{publishedName()}</p>
          <p className={styles['key']}>
            {KEY.map(([kind, word]) => (
              <span key={kind}>
                <SquareGlyph kind={kind} /> {word}
              </span>
            ))}
          </p>
          <p>
            <strong>1 carré = 1 € sur 1 000 €</strong> de dépense publique, soit{' '}
            {formatAmount(sheet.square)}. À gauche, les montants de {baseline.year}, avant ces
            choix. En bas, les niches fiscales et, cernées, les recettes changées.
            {unnamed > 0 && ` Sans leur nom\u00A0: ${counted(unnamed, 'autre changement')}.`}
          </p>
          <p>
            Effets comptables, toutes choses égales par ailleurs. Site indépendant : ni l’État, ni
            un parti.
          </p>
        </div>
      </div>
    </div>
  );
}
