import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { MOST_COMPARED } from '@nosmilliards/domain/comparison/comparison';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { formatAmount } from '@nosmilliards/domain/money/format';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { linePath, paths, piecePath } from '#site/path.ts';
import { loadComparedLines } from '#dataset/compared-lines.ts';
import { searchBook } from '#dataset/search.ts';
import { foundIn } from '#features/explore/search/search-book.ts';
import { lineFiles, lineIds, readCards, readDetail, readExplorer } from '#dataset/read.server.ts';
import { ComparisonPiles } from '#features/explore/comparison/comparison-piles.tsx';
import { Cells } from '#features/explore/explorer/line-cells.tsx';
import { SidePanel } from '#features/explore/explorer/side-panel.tsx';
import { RowContext } from '#features/explore/explorer/row-context.ts';
import { detailsOf } from '#features/explore/explorer/detail.ts';
import { drawnLineOf } from '#features/explore/line/line-drawing.ts';
import { LineLead } from '#features/explore/line/line-lead.tsx';
import { ballotEngine } from '#layout/ballot-engine.ts';
import { readLineData } from '#page-data/line.server.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { spendingEmbed } from '../embed/spending.tsx';
import { pictureOf } from './pictures.ts';

/** Every screen prints the same amount for a line: compares their HTML for every line. */

const details = lineIds().map((id) => must(readDetail(id)));
const lineData = new Map(
  details.map(({ line: { id } }) => [
    id,
    must(readLineData(id, { line: linePath, piece: piecePath })),
  ]),
);
const page = new Map(details.map(({ line }) => [line.id, printedIn(amountCardOf(line.id))[0]]));
const compared = await Promise.all(
  chunksOf(details.map(({ line }) => line.id)).map(
    async (ids) => (await loadComparedLines(comparisonPathOf(ids))).lines,
  ),
);
const expected = (ids: Iterable<string>) => new Map([...ids].map((id) => [id, page.get(id)]));
const head = { title: '', description: '', canonical: null, isIndexed: false };
const subcategories = details.filter(({ line }) => line.level < 3).map(({ line }) => line.id);

it('[D13] the page of a line shows the amount of its title', () => {
  const titles = details.map(({ line }) => {
    const { pageTitle } = lineDataOf(line.id);
    return [
      line.id,
      pageTitle
        .split('\u00A0: ')
        .at(-1)
        ?.replace(/ en .*/, ''),
    ] as const;
  });
  expect(new Map(titles)).toEqual(page);
});

it('[D13] the explorer shows the amount and the share of the page', () => {
  const rows = details
    .filter(({ line }) => line.level > 1)
    .map(({ line }) => {
      const parent = must(readDetail(must(line.parentId))).line;
      const row = markupOf(
        <Cells line={line} parent={parent} count={0}>
          {line.title}
        </Cells>,
      );
      return { id: line.id, amount: printedIn(row).at(-1), share: textOf(row).at(-1) };
    });
  expect(new Map(rows.map(({ id, amount }) => [id, amount]))).toEqual(
    expected(rows.map(({ id }) => id)),
  );
  const shares = rows.map(({ id }) => [id, lineDataOf(id).place.share ?? 'hors total']);
  expect(rows.map(({ id, share }) => [id, share])).toEqual(shares);
});

it('[D13] the cards of the explorer show the amount of the page', () => {
  const budget = budgetOf(readExplorer().lines);
  const content = {
    details: detailsOf(budget, async () => []),
    choices: () => null,
    facing: () => [],
  };
  const cards = (['expense', 'revenue'] as const).flatMap((side) => {
    const [, ...items] = markupOf(
      <RowContext value={content}>
        <SidePanel side={side} year={2025} budget={budget} pictures={{}} foot={null} />
      </RowContext>,
    ).split(`href="${paths.explorer}?tab=`);
    return items.map(
      (item) => [/#([\w-]+)"/.exec(item)?.[1] ?? '', printedIn(item)[0] ?? ''] as const,
    );
  });
  expect(new Map(cards)).toEqual(expected(cards.map(([id]) => id)));
  expect(cards).toHaveLength(details.filter(({ line }) => line.level === 1).length);
});

it('[D13] a comparison shows the amount of the page', () => {
  const bars = compared.flatMap((lines) => {
    const list = markupOf(
      <ComparisonPiles
        lines={lines}
        sheetSquare={1734.2}
        choices={() => null}
        onRemove={() => {}}
      />,
    );
    const amounts = printedIn(list);
    return lines.map(({ id }, index) => [id, amounts[index]] as const);
  });
  expect(new Map(bars)).toEqual(page);
});

it('[D13] the embed of all spending shows the amount of the page', () => {
  const shown = markupOf(spendingEmbed().body).matchAll(
    /"\/ligne\/(\w+)".*?<span aria-hidden="true"[^>]*>([^<]+)/g,
  );
  const drawn = [...shown].map(([, id = '', amount = '']) => [id, amount] as const);
  expect(new Map(drawn)).toEqual(expected(drawn.map(([id]) => id)));
  expect(drawn.length).toBeGreaterThan(10);
});

it('[D13] the preview shows the amount of the page', () => {
  const pictures = subcategories.map((id) => {
    const [, picture] = pictureOf({ file: `ligne/${id}/index.html`, head });
    return [id, picture.kind === 'line' ? picture.figure : picture.kind] as const;
  });
  expect(new Map(pictures)).toEqual(expected(subcategories));
});

it('[D13] the file of a line and the list of results give the amount of the page', () => {
  const files = details.map(({ line }) => {
    const { montant } = JSON.parse(readFileSync(join(lineFiles, `${line.id}.json`), 'utf8'));
    return [line.id, formatAmount(montant)] as const;
  });
  expect(new Map(files)).toEqual(page);
  const found = foundIn(searchBook).filter(({ kind }) => kind === 'line');
  expect(new Map(found.map(({ id, amount }) => [id, formatAmount(Number(amount))]))).toEqual(page);
});

it('[D14] a line has one colour: page, explorer, comparison, preview and card', () => {
  const paints = new Map(details.map(({ line }) => [line.id, line.paint]));
  const paintsOf = (ids: Iterable<string>) => new Map([...ids].map((id) => [id, paints.get(id)]));
  const comparisons = compared.flat().map(({ id, paint }) => [id, paint] as const);
  expect(new Map(comparisons)).toEqual(paints);
  const pictures = subcategories.map((id) => {
    const [, picture] = pictureOf({ file: `ligne/${id}/index.html`, head });
    return [id, picture.kind === 'line' && picture.sector] as const;
  });
  expect(new Map(pictures)).toEqual(paintsOf(subcategories));
  const { lines } = readExplorer();
  expect(new Map(lines.map(({ id, paint }) => [id, paint]))).toEqual(
    paintsOf(lines.map(({ id }) => id)),
  );
  const deck = readCards().cards;
  const revenue = deck.filter(({ type }) => type === 'revenue');
  expect(new Set(revenue.map(({ sector }) => sectorPaintOf(sector)))).toEqual(new Set(['plain']));
  const cards = deck
    .filter((card) => !revenue.includes(card))
    .flatMap(({ lineIds: ids, sector }) => ids.map((id) => [id, sectorPaintOf(sector)] as const));
  expect(new Map(cards)).toEqual(paintsOf(cards.map(([id]) => id)));
  expect(paints.get('economie_finances_charge_dette_p117')).toBe('debt');
});

it('[L12] a vote bears on the amount of the page', () => {
  const { territory } = ballotEngine.edition;
  const plots = [...territory].filter(([id]) => page.has(id));
  const votes = plots.map(([id, { amount }]) => [id, formatAmount(amount)] as const);
  expect(new Map(votes)).toEqual(expected(votes.map(([id]) => id)));
  expect(votes.length).toBeGreaterThan(80);
});

it('[F12] the vintage of the dataset is written on the page and in a comparison', () => {
  const dated = details.filter(({ vintage }) => vintage !== '').map(({ line }) => line.id);
  const said = new Map(compared.flat().map(({ id, vintage }) => [id, capitalised(vintage ?? '')]));
  expect(dated.map((id) => [id, lineDataOf(id).vintage])).toEqual(
    dated.map((id) => [id, said.get(id)]),
  );
});

it('[D11] every line is counted for 1 000 € of spending, a revenue also in percent of revenue', () => {
  const labels = details.flatMap(({ line: { id, side, isNiche, isTransfer } }) =>
    lineDataOf(id)
      .views.filter(({ lens }) => lens === 'per-thousand' || lens === 'share')
      .map(({ label }) => [side === 'revenue' && !isNiche && !isTransfer, label].join(' ')),
  );
  expect(new Set(labels)).toEqual(
    new Set([
      'false pour 1\u202F000\u00A0€ de dépense publique',
      'true pour 1\u202F000\u00A0€ de dépense publique',
      'true des recettes publiques',
    ]),
  );
});

/** Chunks of at most `MOST_COMPARED` lines. */
function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, place) =>
    ids.slice(place * MOST_COMPARED, (place + 1) * MOST_COMPARED),
  );
}

function lineDataOf(id: string) {
  return must(lineData.get(id));
}

function amountCardOf(id: string): string {
  const data = lineDataOf(id);
  return markupOf(<LineLead data={{ ...data, drawing: drawnLineOf(data) }} compare={null} />);
}

function markupOf(element: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ToastProvider>{element}</ToastProvider>
    </MemoryRouter>,
  );
}

/** The amounts on screen: `Amount` also renders each in words, for screen readers. */
function printedIn(markup: string): string[] {
  return [...markup.matchAll(/<span aria-hidden="true"[^>]*>(.*?)<\/span>/g)].map(
    ([, amount = '']) => amount.replaceAll(/<\/?small>/g, ''),
  );
}

function textOf(markup: string): string[] {
  return [...markup.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
}

function capitalised(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1);
}

function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the dataset has no such line');
  return value;
}
