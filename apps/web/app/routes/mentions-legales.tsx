import { LegalNotice } from '#features/trust/legal/legal-notice.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Mentions légales',
    'Éditeur, hébergeur, contacts et licences de Nos Milliards, site indépendant de l’État et des partis.',
  );

export default function LegalNoticeRoute() {
  return (
    <LegalNotice operator={import.meta.env.OPERATOR} repository={import.meta.env.APP_REPOSITORY} />
  );
}
