/** All that the page of a piece shows, worded when the page is written. */
export type PieceSheet = {
  /** For the head of the page. */
  readonly pageTitle: string;
  readonly summary: string;
  readonly title: string;
  readonly producer: string;
  /** How many cells there are, and how many are used. */
  readonly lede: string;
  /** The document at its producer's, or where it is quoted. */
  readonly document: { readonly title: string; readonly url: string };
  /** Where the file itself was read; empty when it is at the address of the document. */
  readonly copy: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** The cells of every piece, to take away. */
  readonly file: string;
  readonly cells: readonly {
    /** The anchor of its row. */
    readonly key: string;
    readonly label: string;
    readonly value: string;
    /** The lines and figures worked out from it. */
    readonly uses: readonly { readonly to: string; readonly title: string }[];
  }[];
};
