/** Title and description of a page; screen readers read the title on page load. */
export function metaOf(title: string, description: string) {
  return [{ title: `${title} — Nos Milliards` }, { name: 'description', content: description }];
}

/** For a page that is of no use to a visitor from a search engine. */
export const unlisted = { name: 'robots', content: 'noindex' };

/** Of a line, a card or a piece of a former edition. */
export function goneMeta({ title, words }: { readonly title: string; readonly words: string }) {
  return [...metaOf(title, words), unlisted];
}

export const notFoundMeta = [
  ...metaOf('Page introuvable', 'Cette adresse ne mène à aucune page du site.'),
  unlisted,
];
