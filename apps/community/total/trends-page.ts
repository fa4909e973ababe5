import type { IntegrityLedger, Trends } from '@nosmilliards/contract/community-message';
import { refusedBecause } from '@nosmilliards/contract/community-words';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatCount } from '@nosmilliards/domain/money/format';
import { balanceBarsOf } from '@nosmilliards/domain/trends/balance-step';
import {
  cardTrendsOf,
  dividingCardsOf,
  isAnswered,
  type CardTrend,
} from '@nosmilliards/domain/trends/card-trend';
import { lotAccountOf } from '@nosmilliards/domain/trends/lot';
import {
  auditWords,
  LEDGER_WORDS,
  medianWords,
  NOBODYS_BUDGET,
  NOT_A_POLL,
  NOT_AVAILABLE,
  PROTECTION,
  shareWords,
  stepWords,
  thresholdWords,
  TOO_FEW,
  TREND_TITLES,
  volunteersWords,
} from '@nosmilliards/domain/trends/trend-words';

/** Titles by card number; null when no card has this number. */
export type CardNames = readonly (string | null)[];

type Rows = readonly (readonly string[])[];

const DAY_LENGTH = 'AAAA-MM-JJ'.length;

/** The published totals for browsers without JavaScript: text and tables without styles. */
export function trendsPageOf(trends: Trends, ledger: IntegrityLedger, names: CardNames): string {
  const { ballots, threshold } = trends;
  const title = ballots === null ? TOO_FEW : volunteersWords(ballots);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Tendances, sans script — Nos Milliards</title>
</head>
<body>
<header>
<p><a href="/">Nos Milliards</a> est un site indépendant\u00A0: ni l’État, ni un parti. <a href="/tendances">La page Tendances</a>, avec ses dessins, demande un script.</p>
</header>
<main>
<h1>${safe(title)}</h1>
<p>${safe(ballots === null ? thresholdWords(threshold) : NOT_A_POLL)}</p>
<p>${safe(PROTECTION)}</p>
${trendsPartOf(trends, names)}${ledgerPartOf(ledger, ballots ?? 0)}
<p><a href="/api/v1/tendances.json">Les totaux en JSON</a>, <a href="/api/v1/registre.json">le registre en JSON</a>, <a href="/tendances#methode">comment ils sont faits</a>, <a href="/confidentialite">confidentialité</a>.</p>
</main>
</body>
</html>
`;
}

function trendsPartOf({ cards, balances }: Trends, names: CardNames): string {
  if (cards === null || balances === null) return '';
  const numbers = names.flatMap((name, number) => (name === null ? [] : [String(number)]));
  const trends = cardTrendsOf(cards, numbers, Number);
  const nameOf = ({ id }: CardTrend) => names[Number(id)] ?? id;
  const { most, least } = dividingCardsOf(trends);
  return [
    partOf(
      TREND_TITLES.balances,
      tableOf(
        'Part des bulletins, par solde final',
        ['Solde final', 'Bulletins'],
        balanceBarsOf(balances, []).map((bar) => [stepWords(bar), shareWords(bar.share)]),
      ),
    ),
    partOf(
      TREND_TITLES.cards,
      `<p>${safe(NOBODYS_BUDGET)}</p>\n${tableOf(
        'Parts des réponses à chaque carte',
        ['Carte', 'Ont répondu', 'Garder', 'Augmenter', 'Réduire', 'Supprimer', 'Médiane'],
        trends.map((trend) => {
          const { answered, tally, median } = trend;
          const shares = [tally.keep, tally.increase, tally.decrease, tally.remove];
          const words = shares.map(isAnswered(trend) ? shareWords : () => NOT_AVAILABLE);
          return [nameOf(trend), shareWords(answered), ...words, medianWords(median)];
        }),
      )}`,
    ),
    partOf(TREND_TITLES.most, listOf(most.map(nameOf))),
    partOf(TREND_TITLES.least, listOf(least.map(nameOf))),
  ].join('');
}

function ledgerPartOf({ lots, earlier, isExact }: IntegrityLedger, inTotals: number): string {
  const account = lotAccountOf(lots, earlier, inTotals);
  const rows = (
    ['received', 'withdrawn', 'excluded', 'waiting', 'inTotals', 'refused', 'repeated'] as const
  ).map((row) => [LEDGER_WORDS[row], formatCount(account[row])]);
  const excluded = lots.flatMap(({ lot, closedAt, excludedBecause }) =>
    excludedBecause === undefined
      ? []
      : [
          `Lot ${lot}, fermé le ${formatDay(closedAt.slice(0, DAY_LENGTH))}\u00A0: ${excludedBecause}`,
        ],
  );
  return partOf(
    TREND_TITLES.ledger,
    [
      `<p>${safe(auditWords(isExact))}</p>`,
      tableOf('Ce que sont devenus les bulletins', ['Bulletins', 'Nombre'], rows),
      tableOf(
        'Bulletins refusés, par raison',
        ['Raison', 'Nombre'],
        account.reasons.map(({ reason, count }) => [refusedBecause(reason), formatCount(count)]),
      ),
      excluded.length > 0 ? `<h3>Lots écartés</h3>\n${listOf(excluded)}` : '',
    ].join('\n'),
  );
}

function partOf(title: string, content: string): string {
  return `<section>\n<h2>${safe(title)}</h2>\n${content}\n</section>\n`;
}

function listOf(items: readonly string[]): string {
  return `<ol>\n${items.map((item) => `<li>${safe(item)}</li>\n`).join('')}</ol>`;
}

function tableOf(caption: string, columns: readonly string[], rows: Rows): string {
  if (rows.length === 0) return '';
  const head = columns.map((column) => `<th scope="col">${safe(column)}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const data = cells.map((cell) => `<td>${safe(cell)}</td>`).join('');
    return `<tr><th scope="row">${safe(name)}</th>${data}</tr>\n`;
  });
  return `<table>\n<caption>${safe(caption)}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('')}</tbody>\n</table>`;
}

/** Escapes titles and exclusion reasons, which are free text. */
function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
