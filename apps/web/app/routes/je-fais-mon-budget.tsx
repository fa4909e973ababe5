import { faces } from '#dataset/faces.ts';
import { ballotEngine } from '#frame/ballot-engine.ts';
import type { CardDossier, GameCard } from '#features/game/card-dossier.ts';
import { Game } from '#features/game/game.tsx';
import { metaOf } from '#frame/meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './je-fais-mon-budget.module.css';

export const meta = () =>
  metaOf(
    'Je fais mon budget',
    '64 cartes pour décider ce qu’il faut garder, augmenter, réduire ou supprimer.',
  );

const { deck, baseline } = ballotEngine.edition;
const faceOf = new Map(faces.map((face) => [face.id, face]));
const cards = deck.flatMap((card): GameCard[] => {
  const face = faceOf.get(card.id);
  return face ? [{ ...card, ...face }] : [];
});

/** Sources and notes weigh as much as the deck: they come when they are asked for. */
async function loadDossier(cardId: string): Promise<CardDossier | null> {
  const [dossiers, { sources }] = await Promise.all([
    import('#dataset/cards.ts'),
    import('#dataset/sources.ts'),
  ]);
  const card = dossiers.cards.find(({ id }) => id === cardId);
  return card ? { ...card, source: sources[card.source] ?? null } : null;
}

export default function Budget() {
  return (
    <div className={styles['page']}>
      <PageHeading>Je fais mon budget</PageHeading>
      <Game cards={cards} baseline={baseline} loadDossier={loadDossier} />
    </div>
  );
}
