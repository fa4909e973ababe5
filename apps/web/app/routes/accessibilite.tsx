import { AccessibilityPage } from '#features/accessibility/accessibility-page.tsx';
import { Contact } from '#features/legal/contact.tsx';
import { metaOf } from '#frame/meta.ts';
import type { Route } from './+types/accessibilite.ts';

export const meta = () =>
  metaOf(
    'Accessibilité',
    'Taux de conformité au RGAA, ce qui manque, comment l’audit a été fait et comment signaler un obstacle.',
  );

/** Runs when the page is written: the rate is counted from the audit file, never typed. */
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
