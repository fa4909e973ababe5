import { PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { metaOf } from '#frame/meta.ts';

export const meta = () =>
  metaOf(
    'Confidentialité',
    'Ce que Nos Milliards garde sur votre appareil, pourquoi, jusqu’à quand, et comment tout effacer. Ni cookie, ni traceur.',
  );

export default function PrivacyRoute() {
  return <PrivacyPage />;
}
