import type { ReactNode } from 'react';
import { OfficialMarks } from '#ballot/card/official-marks.tsx';
import { cardPath, linePath, paths } from '#site/path.ts';
import { gamePathAt } from '#site/game-path.ts';
import type { readCardData } from '#page-data/card.server.ts';
import { Amount } from '#ui/amount.tsx';
import { AmountViews } from '#ui/amount-views.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoiceLink, type ChoiceKind } from '#ui/choice-button.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { Neighbours } from '#ui/neighbours.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Quote } from '../quote/quote.tsx';
import { ShareButton } from '../quote/share-button.tsx';
import styles from './card-page.module.css';

type CardData = NonNullable<ReturnType<typeof readCardData>>['data'];

/** One of the four choices; `closed` says why it is unavailable. */
type CardChoice = {
  readonly type: ChoiceKind;
  readonly word: string;
  readonly closed?: string | undefined;
};

type CardPageProps = {
  readonly data: CardData;
  readonly choices: readonly CardChoice[];
  /** Name in the icon sprite. */
  readonly icon: string;
  /** Source and limits of the amount, as in the game. */
  readonly dossier: ReactNode;
};

/** The page of a card, to share: the card as in the game, before any vote. */
export function CardPage({ data, choices, icon, dossier }: CardPageProps) {
  const { title, rank, count, description } = data;
  return (
    <div className="stack-6">
      <div className={styles['head']}>
        <Breadcrumb steps={[{ to: paths.game, title: 'Je fais mon budget' }]} here={title} />
        <PageHeading
          eyebrow={
            <>
              <LineIcon name={icon} /> Carte {rank} sur {count}
            </>
          }
          lede={description}
        >
          « {title} » : que feriez-vous ?
        </PageHeading>
      </div>
      <div className={styles['columns']}>
        <Figure data={data} choices={choices} />
        <section aria-labelledby="dossier" className={styles['section']}>
          <h2 id="dossier">Ce qu’il y a derrière ce chiffre</h2>
          {dossier}
          <Lines data={data} />
        </section>
      </div>
      <Quote {...data.quotable} />
      <Neighbours
        label="Cartes voisines"
        links={[
          neighbourOf('Carte précédente', data.previous),
          neighbourOf('Carte suivante', data.next),
        ]}
      />
    </div>
  );
}

function Figure({ data, choices }: Pick<CardPageProps, 'data' | 'choices'>) {
  const { id, paint, sectorWord, amount, views, nature, years } = data;
  return (
    <Card as="section" aria-label="Montant" className="stack-2">
      <p>
        <Tag sector={paint}>{sectorWord}</Tag>
      </p>
      <p>
        <Amount value={amount} size="big" />
      </p>
      <OfficialMarks marks={data.marks} own={amount} />
      <AmountViews value={amount} views={views} />
      <p className={styles['provenance']}>
        <NatureTag nature={nature} /> {years}
      </p>
      <p className="note">Dans le jeu, ce montant peut varier de {data.limits}.</p>
      <Choices data={data} choices={choices} />
      <div className={styles['actions']} data-print="hide">
        <ShareButton title={data.pageTitle} text={data.summary} />
        <TextLink to={gamePathAt(id)}>Ouvrir le jeu à cette carte</TextLink>
      </div>
    </Card>
  );
}

/** Links to the game, which casts the vote and goes on to the next card without one. */
function Choices({ data, choices }: Pick<CardPageProps, 'data' | 'choices'>) {
  return (
    <ChoiceGroup label={`Votre choix pour «\u00A0${data.title}\u00A0»`}>
      {choices.map(({ type, word, closed }) => (
        <ChoiceLink key={type} kind={type} to={gamePathAt(data.id, type)} closed={closed}>
          {word}
        </ChoiceLink>
      ))}
    </ChoiceGroup>
  );
}

function Lines({ data: { lines } }: { readonly data: CardData }) {
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

function neighbourOf(word: string, card: CardData['next']) {
  return card && { word, to: cardPath(card.id), title: card.title };
}
