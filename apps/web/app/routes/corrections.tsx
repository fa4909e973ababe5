import { corrections } from '@nosmilliards/data/built/corrections.json';
import { version, year } from '@nosmilliards/data/built/edition.json';
import { CorrectionsPage } from '#features/corrections/corrections-page.tsx';
import { metaOf } from '#frame/meta.ts';

export const meta = () =>
  metaOf(
    'Corrections',
    'Signaler un chiffre faux du budget public, ce qui se passe ensuite, et le journal daté des corrections.',
  );

export default function CorrectionsRoute() {
  return (
    <CorrectionsPage
      corrections={corrections}
      edition={`édition ${year}, version ${version}`}
      reportLink={`${import.meta.env.APP_REPOSITORY}/issues/new?template=erreur-de-chiffre.yml`}
    />
  );
}
