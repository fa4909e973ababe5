import { Coming } from '#features/coming/coming.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf('Vos résultats', 'Vos votes, leur effet sur le budget et le déficit qui reste.');

export default function Results() {
  return (
    <Coming
      title="Vos résultats"
      lede="Vos votes, leur effet sur le budget et le déficit qui reste."
      promises={[
        'relire chacun de vos votes, le modifier ou le retirer',
        'voir l’effet de vos choix par secteur',
        'partager votre résultat',
      ]}
    />
  );
}
