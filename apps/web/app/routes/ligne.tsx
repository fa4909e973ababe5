import edition from '@nosmilliards/data/built/edition.json';
import { formatAmount, spellAmount } from '@nosmilliards/domain/format';
import { LinePage } from '#features/line/line-page.tsx';
import { NotFound } from '#features/shell/not-found.tsx';
import { readLineSheet } from '#line-sheet.server.ts';
import { metaOf, notFoundMeta } from '#meta.ts';
import { SiteSearch } from '#site-search.tsx';
import type { Route } from './+types/ligne.ts';

/** Runs while the pages are written; a visitor who follows a link gets its answer as a file. */
export function loader({ params }: Route.LoaderArgs) {
  return readLineSheet(params.id);
}

export function meta({ loaderData: sheet }: Route.MetaArgs) {
  if (!sheet) return notFoundMeta;
  const { line, year } = sheet;
  // The State gives a programme and its only action the same name and amount: the code parts them.
  const code = line.level > 2 && line.code !== undefined ? ` (${line.code})` : '';
  return metaOf(
    `${line.title}${code} : ${formatAmount(line.amount)}`,
    `${line.title} : ${spellAmount(line.amount)} en ${year}. Part du budget, détail, historique et source du chiffre.`,
  );
}

export default function LineRoute({ loaderData: sheet }: Route.ComponentProps) {
  if (sheet === null) return <NotFound search={<SiteSearch />} />;
  return (
    <LinePage
      sheet={sheet}
      baseline={edition.baseline}
      repository={import.meta.env.APP_REPOSITORY}
    />
  );
}
