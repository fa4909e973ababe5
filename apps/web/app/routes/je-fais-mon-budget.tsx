import { Game } from '#features/decide/game/game.tsx';
import { gameData } from '#layout/game-data.ts';
import { metaOf } from '#layout/meta.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export const meta = () =>
  metaOf(
    'Je fais mon budget',
    '64 cartes pour décider ce qu’il faut garder, augmenter, réduire ou supprimer.',
  );

export default function Budget() {
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>Je fais mon budget</VisuallyHidden>
      </h1>
      <Game key="cards" deal="cards" data={gameData} />
    </>
  );
}
