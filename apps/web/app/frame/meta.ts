/** Title and description of a page; the title is also what a screen reader says on arrival. */
export function metaOf(title: string, description: string) {
  return [{ title: `${title} — Nos Milliards` }, { name: 'description', content: description }];
}

/** For a page that would say nothing to somebody who found it through a search engine. */
export const unlisted = { name: 'robots', content: 'noindex' };

export const notFoundMeta = [
  ...metaOf('Page introuvable', 'Cette adresse ne mène à aucune page du site.'),
  unlisted,
];
