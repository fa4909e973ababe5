import { AccessibilityPage } from '#features/trust/accessibility/accessibility-page.tsx';
import { Contact } from '#features/trust/legal/contact.tsx';
import { metaOf } from '#layout/meta.ts';
import type { Route } from './+types/accessibilite.ts';

export const meta = () =>
  metaOf(
    'Accessibilité',
    'Taux de conformité au RGAA, ce qui manque, comment l’audit a été fait et comment signaler un obstacle.',
  );

/** Runs at build time: the conformity rate is computed from the audit file. */
export function loader() {
  return import.meta.env.ACCESSIBILITY;
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccessibilityPage
      audit={loaderData}
      contact={<Contact address={import.meta.env.OPERATOR.accessibilityContact} />}
      source={`${import.meta.env.APP_REPOSITORY}/blob/main/docs/accessibilite/audit.yaml`}
    />
  );
}
