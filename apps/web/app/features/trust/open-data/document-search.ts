type Shelf<Source> = { readonly title: string; readonly sources: readonly Source[] };
type Searched = {
  readonly title: string;
  readonly producer: string;
  readonly pieces: readonly { readonly title: string }[];
};

/** The shelves, without the documents that lack a word of the question. */
export function foundIn<Source extends Searched>(
  shelves: readonly Shelf<Source>[],
  question: string,
): Shelf<Source>[] {
  const words = plain(question).split(/\s+/);
  return shelves
    .map(({ title, sources }) => ({
      title,
      sources: sources.filter((source) => {
        const text = plain(
          [source.title, source.producer, ...source.pieces.map((piece) => piece.title)].join(' '),
        );
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ sources }) => sources.length > 0);
}

/** Lower case, no accent. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
