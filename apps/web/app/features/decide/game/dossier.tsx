import type { Nature } from '@nosmilliards/domain/budget/nature';
import { cardStagesOf, type NextVote } from '@nosmilliards/domain/game/law';
import { differenceOf, millions, type Millions } from '@nosmilliards/domain/money/money';
import { Fragment } from 'react';
import type { CardDossier } from '#ballot/card/card-dossier.ts';
import { REACTIONS } from '#ballot/vote-words.ts';
import { paths, piecePath, termPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { StageList } from '#ui/stage-list.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './dossier.module.css';

type FaceTheLawProps = { readonly dossier: CardDossier; readonly nextVote: NextVote };

/** What the law of the next year votes; the game reads the year of the edition only. */
function FaceTheLaw({ dossier: { marks, lawSource }, nextVote }: FaceTheLawProps) {
  const stages = cardStagesOf(marks, nextVote);
  const href = lawSource?.url;
  return (
    <>
      <h3>Face à la loi</h3>
      <StageList
        stages={stages.map((stage, index) => ({
          ...stage,
          ...(href !== undefined && index === stages.length - 1 && { href }),
        }))}
      />
      {nextVote.note !== '' && <p>{nextVote.note}</p>}
    </>
  );
}

export function Dossier({
  card,
  dossier,
}: {
  readonly card: { readonly nature: Nature; readonly amount: Millions };
  readonly dossier: CardDossier;
}) {
  const { source, reference, note, marksRead, nextVote, texts, gap } = dossier;
  return (
    <div className={styles['dossier']}>
      <dl className={styles['sheet']}>
        <dt>
          <TermLink to={termPath('nature')}>Nature</TermLink>
        </dt>
        <dd>
          <NatureTag nature={card.nature} />
        </dd>
        <dt>Source</dt>
        <dd>
          {source === null ? (
            'non disponible'
          ) : (
            <>
              {source.url === '' ? (
                source.title
              ) : (
                <ExternalLink href={source.url}>{source.title}</ExternalLink>
              )}
              , {source.producer}
            </>
          )}
        </dd>
        <dt>Référence</dt>
        <dd>{reference === '' ? 'non disponible' : reference}</dd>
        <dt>Repères officiels</dt>
        {marksRead.map((text, index) => (
          <dd key={text}>
            {text}
            {index === 1 &&
              dossier.spentCells.map(({ page, key }) => (
                <Fragment key={key}>
                  {' '}
                  <TextLink to={piecePath(page, key)}>Cellule lue</TextLink>
                </Fragment>
              ))}
          </dd>
        ))}
        {texts?.pays !== undefined && (
          <>
            <dt>Ce que cela finance</dt>
            <dd>{texts.pays}</dd>
          </>
        )}
        {texts?.concerns !== undefined && (
          <>
            <dt>Qui est concerné</dt>
            <dd>{texts.concerns}</dd>
          </>
        )}
      </dl>
      {nextVote && <FaceTheLaw dossier={dossier} nextVote={nextVote} />}
      <h3>Ce que ce chiffre ne dit pas</h3>
      {texts?.silentOn !== undefined && <p>{texts.silentOn}</p>}
      {note !== '' && <p>{note}</p>}
      <p>
        {gap === undefined ? (
          'Ce montant est, à l’arrondi près, celui des lignes du budget que la carte recouvre.'
        ) : (
          <>
            Les lignes officielles que la carte recouvre font{' '}
            <Amount value={millions(dossier.linesAmount)} />, soit un écart de{' '}
            <Amount value={differenceOf(card.amount, millions(dossier.linesAmount))} signed />.{' '}
            {gap.reason}
          </>
        )}
      </p>
      <p>
        {REACTIONS} <TextLink to={`${paths.methodology}#limites`}>Méthodologie</TextLink>
      </p>
    </div>
  );
}
