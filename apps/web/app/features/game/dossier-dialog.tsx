import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { impactOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { effectOf } from '@nosmilliards/domain/vote/vote';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { useMemo } from 'react';
import { choiceWords, impactWord, perAdultWords } from '#ballot/vote-words.ts';
import { cardPath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { late, Late } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LoadDossier } from './card-dossier.ts';
import { Dossier } from './dossier.tsx';
import type { Face } from './screen.ts';
import type { Margin } from './table.tsx';
import styles from './dossier.module.css';

type DossierDialogProps = {
  readonly face: Face;
  readonly open: boolean;
  readonly vote: Vote | undefined;
  readonly baseline: Baseline;
  readonly margin: Margin | undefined;
  readonly loadDossier: LoadDossier;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
};

/** What the card pays, where its figure comes from, what can move it, and the vote it holds. */
export function DossierDialog(props: DossierDialogProps) {
  const { face, open, vote, baseline, margin, loadDossier, onWithdraw, onClose } = props;
  const part = useMemo(() => late(() => loadDossier(face.id)), [face.id, loadDossier]);
  const { nature, amount } = face;
  return (
    <Dialog open={open} onClose={onClose} title={face.title}>
      {open && (
        <>
          {vote && <CastVote vote={vote} baseline={baseline} onWithdraw={onWithdraw} />}
          {margin && (
            <div className={styles['dossier']}>
              <h3>{marginWords(margin)}</h3>
              <p>{margin.reason}</p>
              {margin.act !== '' && <p>Pour changer cela : {margin.act}</p>}
            </div>
          )}
          <Late part={part} waiting={<p>Chargement…</p>}>
            {(dossier) =>
              dossier && nature && <Dossier card={{ nature, amount }} dossier={dossier} />
            }
          </Late>
          <p>
            <TextLink to={cardPath(face.id)}>La page de cette carte, à lire ou à partager</TextLink>
          </p>
        </>
      )}
    </Dialog>
  );
}

type CastVoteProps = Pick<DossierDialogProps, 'baseline' | 'onWithdraw'> & { readonly vote: Vote };

/** The choice already made on this card, and what it does. */
function CastVote({ vote, baseline, onWithdraw }: CastVoteProps) {
  const impact = impactOf(vote);
  const { newAmount } = effectOf(vote.choice, vote);
  return (
    <div className={styles['vote']}>
      <p>
        <strong>{choiceWords(vote.choice)}</strong> : <Amount value={newAmount} />
        {vote.choice.type !== 'keep' && (
          <>
            {' '}
            au lieu de <Amount value={vote.amount} />
          </>
        )}
        .{' '}
        {impact === 0 ? (
          'Aucun effet sur le solde.'
        ) : (
          <>
            {impactWord(impact, vote.side)} de <Amount value={magnitudeOf(impact)} />, soit{' '}
            {perAdultWords(impact, baseline)}.
          </>
        )}
      </p>
      <Button variant="quiet" onClick={onWithdraw}>
        Retirer ce vote
      </Button>
    </div>
  );
}

const MARGINS: Readonly<Record<string, string>> = {
  agents: 'Ce qui tient ce montant\u00A0: des agents en poste',
  droits: 'Ce qui tient ce montant\u00A0: des droits ouverts par la loi',
  engagements: 'Ce qui tient ce montant\u00A0: des engagements signés',
  enveloppe: 'Ce qui tient ce montant\u00A0: une enveloppe votée chaque année',
};

function marginWords({ kind }: Margin): string {
  return MARGINS[kind] ?? 'Ce qui tient ce montant';
}
