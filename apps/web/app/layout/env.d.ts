// Only an interface can merge with the declaration of Vite.
// oxlint-disable-next-line typescript/consistent-type-definitions
interface ImportMetaEnv {
  /** The version in the root package.json, written into the bundle by Vite. */
  readonly APP_VERSION: string;
  /** Date of the last change of the edition, formatted in French. */
  readonly UPDATED: string;
  /** The address of the source code, as `publiccode.yml` gives it. */
  readonly APP_REPOSITORY: string;
  /** The public address of the site, without a path (`deploy/exploitant.yaml`). */
  readonly SITE_ORIGIN: string;
  /** The accessibility audit (`docs/accessibilite/audit.yaml`). Long: use it in a loader only. */
  readonly ACCESSIBILITY: import('#features/trust/accessibility/audit.ts').Audit;
  /** Its verdict: « partiellement conforme ». */
  readonly CONFORMITY: string;
  /** The legal identity of the operator (`deploy/exploitant.yaml`). */
  readonly OPERATOR: import('#features/trust/legal/operator.ts').Operator;
}
