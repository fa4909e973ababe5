export type DataFile = {
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly rows?: string;
  readonly size: string;
  readonly sha256: string;
};
export type DataTable = {
  readonly name: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly description: string;
  }[];
};
export type DataEdition = {
  readonly title: string;
  readonly year: number;
  readonly version: string;
  /** As an ISO day. */
  readonly updated: string;
};
