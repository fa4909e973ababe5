import { editions } from '#dataset/editions.ts';
import { CorrectionsPage } from '#features/trust/corrections/corrections-page.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Corrections',
    'Signaler un chiffre faux du budget public, ce qui se passe ensuite, et le journal daté des corrections.',
  );

export default function CorrectionsRoute() {
  return (
    <CorrectionsPage
      editions={editions}
      reportLink={`${import.meta.env.APP_REPOSITORY}/issues/new?template=erreur-de-chiffre.yml`}
    />
  );
}
