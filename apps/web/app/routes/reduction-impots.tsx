import { Coming } from '#features/coming/coming.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf(
    'Réduire les impôts',
    'Répartir un excédent entre baisses d’impôts, dette et nouvelles dépenses.',
  );

export default function Surplus() {
  return (
    <Coming
      title="Réduire les impôts"
      lede="Avec un excédent, à vous de le répartir entre baisses d’impôts, dette et nouvelles dépenses."
      promises={[
        'répartir l’excédent entre plusieurs impôts',
        'voir ce que cela fait par adulte et par an',
        'comprendre comment atteindre un excédent si vous n’en avez pas',
      ]}
    />
  );
}
