import type { ReactNode } from 'react';
import { cardPath, linePath, paths } from '#browser/path.ts';
import { gamePathAt } from '#browser/game-path.ts';
import { Amount } from '#ui/amount.tsx';
import { AmountViews } from '#ui/amount-views.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoiceLink } from '#ui/choice-button.tsx';
import { PathIcon } from '#ui/icon.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { OfficialMarks } from '#ui/official-marks.tsx';
import { Neighbours } from '#ui/neighbours.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CardChoice, CardLink, CardSheet } from './card-sheet.ts';
import { ShareButton } from './share-button.tsx';
import styles from './card-page.module.css';

type CardPageProps = {
  readonly sheet: CardSheet;
  readonly choices: readonly CardChoice[];
  /** A path to draw, `null` without one. */
  readonly icon: string | null;
  /** Where its figure comes from and what it leaves out, as the game tells it. */
  readonly dossier: ReactNode;
};

/** A question one can send to somebody: the card as the game lays it, before any vote. */
export function CardPage({ sheet, choices, icon, dossier }: CardPageProps) {
  const { title, rank, count, description } = sheet;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Breadcrumb steps={[{ to: paths.game, title: 'Je fais mon budget' }]} here={title} />
        <PageHeading
          eyebrow={
            <>
              {icon !== null && <PathIcon path={icon} />} Carte {rank} sur {count}
            </>
          }
          lede={description}
        >
          « {title} » : que feriez-vous ?
        </PageHeading>
      </div>
      <div className={styles['columns']}>
        <Figure sheet={sheet} choices={choices} />
        <section aria-labelledby="dossier" className={styles['section']}>
          <h2 id="dossier">Ce qu’il y a derrière ce chiffre</h2>
          {dossier}
          <Lines sheet={sheet} />
        </section>
      </div>
      <Neighbours
        label="Cartes voisines"
        links={[
          neighbourOf('Carte précédente', sheet.previous),
          neighbourOf('Carte suivante', sheet.next),
        ]}
      />
    </div>
  );
}

function Figure({ sheet, choices }: Pick<CardPageProps, 'sheet' | 'choices'>) {
  const { id, paint, sectorWord, amount, views, nature, year } = sheet;
  return (
    <Card as="section" active aria-label="Montant" className={styles['card']}>
      <p>
        <Tag sector={paint}>{sectorWord}</Tag>
      </p>
      <p>
        <Amount value={amount} size="big" />
      </p>
      <OfficialMarks marks={sheet.marks} />
      <AmountViews value={amount} views={views} />
      <p className={styles['provenance']}>
        <NatureTag nature={nature} /> Budget {year}
      </p>
      <p className={styles['remark']}>Dans le jeu, ce montant peut varier de {sheet.limits}.</p>
      <Choices sheet={sheet} choices={choices} />
      <div className={styles['actions']} data-print="hide">
        <ShareButton title={sheet.pageTitle} text={sheet.summary} />
        <TextLink to={gamePathAt(id)}>Ouvrir le jeu à cette carte</TextLink>
      </div>
    </Card>
  );
}

/** The four choices of the game, which makes them and goes on with the next card without a vote. */
function Choices({ sheet, choices }: Pick<CardPageProps, 'sheet' | 'choices'>) {
  return (
    <ChoiceGroup label={`Votre choix pour «\u00A0${sheet.title}\u00A0»`}>
      {choices.map(({ type, word, closed }) => (
        <ChoiceLink key={type} kind={type} to={gamePathAt(sheet.id, type)} closed={closed}>
          {word}
        </ChoiceLink>
      ))}
    </ChoiceGroup>
  );
}

function Lines({ sheet: { lines } }: { readonly sheet: CardSheet }) {
  return (
    <>
      <h3>{lines.length > 1 ? 'Lignes du budget' : 'Ligne du budget'}</h3>
      <ul className={styles['lines']}>
        {lines.map(({ id, title, amount }) => (
          <li key={id}>
            <TextLink to={linePath(id)}>{title}</TextLink> <Amount value={amount} />
          </li>
        ))}
      </ul>
    </>
  );
}

function neighbourOf(word: string, card: CardLink | null) {
  return card && { word, to: cardPath(card.id), title: card.title };
}
