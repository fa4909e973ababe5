/** Title and description of a page; screen readers read the title on page load. */
export function metaOf(title: string, description: string) {
  return [{ title: `${title} — Nos Milliards` }, { name: 'description', content: description }];
}

/** For a page that is of no use to a visitor from a search engine. */
export const unlisted = { name: 'robots', content: 'noindex' };

export const notFoundMeta = [
  ...metaOf('Page introuvable', 'Cette adresse ne mène à aucune page du site.'),
  unlisted,
];
