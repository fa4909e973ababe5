/** The texts of the page of a piece, written at build time. */
export type PieceData = {
  /** Content of `<title>`. */
  readonly pageTitle: string;
  readonly summary: string;
  readonly title: string;
  readonly producer: string;
  /** Number of cells, and how many of them are used. */
  readonly lede: string;
  /** The document on the site of its producer, or where it is quoted. */
  readonly document: { readonly title: string; readonly url: string };
  /** Address of the file that was read; empty when it is that of the document. */
  readonly copy: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** Address of the CSV file of these years, or of the cells of every piece. */
  readonly file: string;
  readonly cells: readonly {
    /** The id of its row. */
    readonly key: string;
    readonly label: string;
    readonly value: string;
    /** The lines and figures computed from it. */
    readonly uses: readonly { readonly to: string; readonly title: string }[];
  }[];
  /** Instead of cells, for a table by year. */
  readonly table: YearTableData | null;
};

export type YearTableData = {
  readonly years: readonly number[];
  readonly rows: readonly {
    /** With its unit. */
    readonly label: string;
    /** One per year; the value is empty where the document has none. */
    readonly cells: readonly { readonly key: string; readonly value: string }[];
  }[];
};
