// Merging with Vite's own declaration is what only an interface can do.
// oxlint-disable-next-line typescript/consistent-type-definitions
interface ImportMetaEnv {
  /** The version in the root package.json, written into the bundle by Vite. */
  readonly APP_VERSION: string;
  /** When the edition was last changed, as it is read. */
  readonly UPDATED: string;
  /** The address of the source code, as `publiccode.yml` gives it. */
  readonly APP_REPOSITORY: string;
  /** The public address of the site, without a path (`deploy/exploitant.yaml`). */
  readonly SITE_ORIGIN: string;
  /** The accessibility audit (`docs/accessibilite/audit.yaml`); read in a loader only: it is long. */
  readonly ACCESSIBILITY: import('#features/accessibility/audit.ts').Audit;
  /** Its verdict: « partiellement conforme ». */
  readonly CONFORMITY: string;
  /** Who puts the site online, in the words of the same file. */
  readonly OPERATOR: import('#features/legal/operator.ts').Operator;
}
