import { redirect } from 'react-router';
import { CHOICES, closedChoicesOf, VERBS } from '#ballot/vote-words.ts';
import { cardPath } from '#site/path.ts';
import { readGone, readRenamings } from '#dataset/read.server.ts';
import { CardPage } from '#features/explore/card/card-page.tsx';
import { Dossier } from '#features/decide/game/dossier.tsx';
import { Gone } from '#layout/gone.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { goneOf } from '#page-data/gone.server.ts';
import { readCardData } from '#page-data/card.server.ts';
import { goneMeta, metaOf, notFoundMeta } from '#layout/meta.ts';
import { SiteSearch } from '#layout/search.tsx';
import type { Route } from './+types/carte.ts';

/** Runs at build time; a client-side navigation downloads its result as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const moved = readRenamings().cards[params.id];
  if (moved !== undefined) throw redirect(cardPath(moved), 301);
  const card = readCardData(params.id, cardPath(params.id));
  if (card === null) return goneOf(readGone().cards, params.id);
  const { data, dossier, constraints, isNiche } = card;
  const closed = closedChoicesOf(constraints, isNiche);
  const choices = CHOICES.map((type) => ({ type, word: VERBS[type], closed: closed[type] }));
  return { data, dossier, choices, icon: card.icon };
}

/** As in `ligne.tsx`: needed offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: card }: Route.MetaArgs) {
  if (card === null) return notFoundMeta;
  return 'words' in card ? goneMeta(card) : metaOf(card.data.pageTitle, card.data.summary);
}

export default function CardRoute({ loaderData: card }: Route.ComponentProps) {
  if (card === null) return <NotFound search={<SiteSearch />} />;
  if ('words' in card) return <Gone gone={card} search={<SiteSearch />} />;
  return (
    <CardPage
      data={card.data}
      choices={card.choices}
      icon={card.icon}
      dossier={<Dossier card={card.data} dossier={card.dossier} />}
    />
  );
}
