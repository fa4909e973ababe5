import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { impactOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { movedWordsOf } from '@nosmilliards/domain/vote/moved';
import { effectOf } from '@nosmilliards/domain/vote/vote';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { useLoaded, type CardDossier, type Load, type Source } from '#ballot/card/card-dossier.ts';
import { MARGIN_WORDS, type Face } from '#ballot/card/face.ts';
import { SourceLine } from '#ballot/card/source-line.tsx';
import { choiceWords, perAdultWords } from '#ballot/vote-words.ts';
import { cardPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Dossier } from './dossier.tsx';
import type { Margin } from './game-data.ts';
import styles from './dossier.module.css';

type DossierDialogProps = {
  readonly face: Face;
  readonly open: boolean;
  readonly vote: Vote | undefined;
  readonly baseline: Baseline;
  readonly margin: Margin | undefined;
  readonly loadDossier: Load<CardDossier>;
  readonly loadSource: Load<Source>;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
};

/** What the card pays, the source of its amount, what can move it, and the vote on it. */
export function DossierDialog(props: DossierDialogProps) {
  const { face, open, vote, baseline, margin, loadDossier, loadSource, onWithdraw, onClose } =
    props;
  return (
    <Dialog open={open} onClose={onClose} title={face.title}>
      {open && (
        <>
          {vote && <CastVote face={face} vote={vote} baseline={baseline} onWithdraw={onWithdraw} />}
          {margin && (
            <div className={styles['dossier']}>
              <h3>{`Ce qui tient ce montant\u00A0: ${MARGIN_WORDS[margin.kind]}`}</h3>
              <p>
                {margin.reason} <SourceLine sourceId={margin.source} loadSource={loadSource} />
              </p>
              {margin.act !== '' && <p>Pour changer cela : {margin.act}</p>}
            </div>
          )}
          <LoadedDossier face={face} loadDossier={loadDossier} />
          <p>
            <TextLink to={cardPath(face.id)}>La page de cette carte, à lire ou à partager</TextLink>
          </p>
        </>
      )}
    </Dialog>
  );
}

type LoadedDossierProps = Pick<DossierDialogProps, 'face' | 'loadDossier'>;

function LoadedDossier({ face: { id, nature, amount }, loadDossier }: LoadedDossierProps) {
  const dossier = useLoaded(loadDossier, id);
  if (dossier === undefined) return <p>Chargement…</p>;
  return dossier && nature && <Dossier card={{ nature, amount }} dossier={dossier} />;
}

type CastVoteProps = Pick<DossierDialogProps, 'face' | 'baseline' | 'onWithdraw'> & {
  readonly vote: Vote;
};

function CastVote({ face, vote, baseline, onWithdraw }: CastVoteProps) {
  const impact = impactOf(vote);
  const { newAmount } = effectOf(vote.choice, vote);
  const each = perAdultWords(impact, face.moves, baseline);
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
            <Amount value={magnitudeOf(impact)} /> de{' '}
            {movedWordsOf(impact, face.moves).toLowerCase()}
            {each !== null && `, soit ${each}`}.
          </>
        )}
      </p>
      <Button variant="quiet" onClick={onWithdraw}>
        Retirer ce vote
      </Button>
    </div>
  );
}
