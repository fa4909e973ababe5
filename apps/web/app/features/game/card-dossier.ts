/** What stands behind the figure of a card, read when the visitor asks for it. */
export type CardDossier = {
  readonly reference: string;
  readonly note: string;
  /** Where what was voted, then spent, is read, or why it is not known. */
  readonly marksRead: readonly string[];
  readonly linesAmount: number;
  readonly gap?: { readonly amount: number; readonly reason: string };
  readonly texts?: {
    readonly pays?: string;
    readonly concerns?: string;
    readonly silentOn?: string;
  };
  readonly source: Source | null;
};

export type LoadDossier = (cardId: string) => Promise<CardDossier | null>;

export type Source = {
  readonly title: string;
  readonly producer: string;
  readonly url: string;
  readonly published: string;
};

export type LoadSource = (sourceId: string) => Promise<Source | null>;
