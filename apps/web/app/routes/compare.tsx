import { Coming } from '#features/coming/coming.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf('Comparer des lignes du budget', 'Mettre côte à côte deux à six lignes du budget public.');

export default function Compare() {
  return (
    <Coming
      title="Comparer des lignes du budget"
      lede="Deux à six lignes du budget côte à côte, sur une même échelle."
      promises={[
        'lire le rapport entre deux lignes en une phrase',
        'ouvrir une comparaison reçue par lien',
        'partager la vôtre',
      ]}
    />
  );
}
