/** The operator of the site, read from `deploy/exploitant.yaml`; `null` for an empty field. */
export type Operator = {
  /** `https://…`, without a path: origin of canonical addresses and of the sitemap. */
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
