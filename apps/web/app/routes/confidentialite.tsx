import { paths } from '#site/path.ts';
import { numbering } from '#dataset/codes.ts';
import { TotalsHere } from '#features/together/contribution/totals-here.tsx';
import { PrivacyPage } from '#features/trust/privacy/privacy-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () =>
  metaOf(
    'Confidentialité',
    'Ce que Nos Milliards garde sur votre appareil, pourquoi, jusqu’à quand, et comment tout effacer. Ni cookie, ni traceur.',
  );

export default function PrivacyRoute() {
  return (
    <PrivacyPage
      totals={
        <TotalsHere numbering={numbering}>
          <p>
            Ce navigateur n’a aucun bulletin dans les totaux communs. La question est posée à{' '}
            <TextLink to={paths.completion}>la fin d’une partie</TextLink>.
          </p>
        </TotalsHere>
      }
    />
  );
}
