import { Coming } from '#features/coming/coming.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf(
    'Explorateur budgétaire',
    'Les dépenses et les recettes publiques de 2025, de la catégorie à la sous-action.',
  );

export default function Explorer() {
  return (
    <Coming
      title="Explorateur budgétaire"
      lede="Toutes les dépenses et toutes les recettes publiques de 2025, de la catégorie à la sous-action."
      promises={[
        'parcourir le budget voté de l’État jusqu’à ses plus petites lignes',
        'voir à côté de chaque montant sa source, sa nature et son année',
        'voter sur une ligne et suivre l’effet sur le déficit',
        'choisir des lignes à comparer',
      ]}
    />
  );
}
