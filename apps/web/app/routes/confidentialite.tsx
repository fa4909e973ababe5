import { paths } from '#browser/path.ts';
import { TotalsHere } from '#features/contribution/totals-here.tsx';
import { PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { late } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';

const totalsKit = late(() => import('#frame/totals-table.tsx'));

export const meta = () =>
  metaOf(
    'Confidentialité',
    'Ce que Nos Milliards garde sur votre appareil, pourquoi, jusqu’à quand, et comment tout effacer. Ni cookie, ni traceur.',
  );

export default function PrivacyRoute() {
  return (
    <PrivacyPage
      totals={
        <TotalsHere kit={totalsKit}>
          <p>
            Ce navigateur n’a aucun bulletin dans les totaux communs. La question est posée à{' '}
            <TextLink to={paths.completion}>la fin d’une partie</TextLink>.
          </p>
        </TotalsHere>
      }
    />
  );
}
