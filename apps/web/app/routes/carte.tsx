import { redirect } from 'react-router';
import { CHOICES, closedChoicesOf, VERBS } from '#ballot/vote-words.ts';
import { cardPath } from '#browser/path.ts';
import { readRenamings } from '#dataset/read.server.ts';
import { CardPage } from '#features/card/card-page.tsx';
import { Dossier } from '#features/game/dossier.tsx';
import { NotFound } from '#frame/not-found.tsx';
import { readCardSheet } from '#sheet/card.server.ts';
import { iconPathOf } from '#ui/icon-path.server.ts';
import { metaOf, notFoundMeta } from '#frame/meta.ts';
import { SiteSearch } from '#frame/search.tsx';
import type { Route } from './+types/carte.ts';

/** Runs while the pages are written; a visitor who follows a link gets its answer as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const moved = readRenamings().cards[params.id];
  if (moved !== undefined) throw redirect(cardPath(moved), 301);
  const card = readCardSheet(params.id);
  if (card === null) return null;
  const { sheet, dossier, constraints, isNiche } = card;
  const closed = closedChoicesOf(constraints, isNiche);
  const choices = CHOICES.map((type) => ({ type, word: VERBS[type], closed: closed[type] }));
  return { sheet, dossier, choices, icon: iconPathOf(card.icon) };
}

/** As for a line: without network, the router asks for the card only if told to. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: card }: Route.MetaArgs) {
  return card ? metaOf(card.sheet.pageTitle, card.sheet.summary) : notFoundMeta;
}

export default function CardRoute({ loaderData: card }: Route.ComponentProps) {
  if (card === null) return <NotFound search={<SiteSearch />} />;
  return (
    <CardPage
      sheet={card.sheet}
      choices={card.choices}
      icon={card.icon}
      dossier={<Dossier card={card.sheet} dossier={card.dossier} />}
    />
  );
}
