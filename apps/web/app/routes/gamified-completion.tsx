import { Coming } from '#features/coming/coming.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf('Votre budget est terminé', 'Le bilan de vos 64 décisions : solde final, dette, succès.');

export default function Completion() {
  return (
    <Coming
      title="Votre budget est terminé"
      lede="Le bilan de vos décisions : solde final, emprunt nécessaire, succès obtenus."
      promises={[
        'comparer votre solde au déficit de départ',
        'voir ce que votre choix coûterait en intérêts',
        'partager votre bilan',
      ]}
    />
  );
}
