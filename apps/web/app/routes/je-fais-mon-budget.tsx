import { Coming } from '#features/coming/coming.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf(
    'Je fais mon budget',
    '64 cartes pour décider ce qu’il faut garder, augmenter, réduire ou supprimer.',
  );

export default function Game() {
  return (
    <Coming
      title="Je fais mon budget"
      lede="64 cartes, une décision par carte : garder, augmenter, réduire ou supprimer."
      promises={[
        'voir à chaque choix le déficit bouger',
        'vous arrêter et reprendre où vous en étiez',
        'annuler un choix, revenir en arrière, finir quand vous voulez',
      ]}
    />
  );
}
