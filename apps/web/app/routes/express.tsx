import { DECISION_COUNT_WORD } from '@nosmilliards/domain/game/deck-size';
import { Game } from '#features/decide/game/game.tsx';
import { gameData } from '#layout/game-data.ts';
import { metaOf } from '#layout/meta.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const TITLE = `Mon budget en ${DECISION_COUNT_WORD} décisions`;

export const meta = () =>
  metaOf(
    TITLE,
    `Toute la dépense publique, les niches fiscales et les recettes en ${DECISION_COUNT_WORD} décisions, à affiner carte par carte.`,
  );

export default function Express() {
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{TITLE}</VisuallyHidden>
      </h1>
      <Game key="express" deal="express" data={gameData} />
    </>
  );
}
