/** Who puts the site online, as `deploy/exploitant.yaml` says; `null` is a field left empty. */
export type Operator = {
  /** `https://…`, without a path: what canonical addresses and the sitemap start with. */
  readonly origin: string;
  readonly publisher: {
    readonly name: string | null;
    readonly status: string | null;
    readonly address: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly publicationDirector: string | null;
  readonly host: {
    readonly name: string | null;
    readonly address: string | null;
    readonly phone: string | null;
  };
  /** Each an e-mail address or the https address of a form. */
  readonly accessibilityContact: string | null;
  readonly personalDataContact: string | null;
};
