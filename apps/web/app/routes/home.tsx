import { useMemo } from 'react';
import Shield from 'lucide-react/icons/shield';
import { bareSheet } from '#dataset/bare-sheet.ts';
import { baseline, found, year } from '#dataset/edition.ts';
import { comparison } from '#dataset/first-comparison.ts';
import { card, decisions } from '#dataset/front.ts';
import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import { DECK_SIZE, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { formatAmount, spellAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { drawn } from '#features/home/carousel.ts';
import { DidYouKnow } from '#features/home/did-you-know.tsx';
import { Doors } from '#features/home/doors.tsx';
import { FirstCard } from '#features/home/first-card.tsx';
import { Hero } from '#features/home/hero.tsx';
import { drawnDoors, drawnSheetOf } from '#features/home/home-drawing.ts';
import { SheetFigure } from '#features/home/sheet-figure.tsx';
import { Stake } from '#features/home/stake.tsx';
import { Steps } from '#features/home/steps.tsx';
import { metaOf } from '#frame/meta.ts';
import { readWritten, written } from '#frame/written.ts';
import { fontPreloadOf, posterFontFile } from '#styles/fonts.ts';
import { late } from '#ui/late.tsx';
import { ribbonOf } from '#ui/sheet/squares-drawing.ts';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';

export const links = () => [fontPreloadOf(posterFontFile)];

export const meta = () =>
  metaOf(
    'Votre budget, vos choix',
    `Explorez ${spellAmount(baseline.netExpenses)} de dépense publique, comparez les lignes et décidez ce que vous changeriez.`,
  );

const gameOf = (count: number) => ({ count, minutes: expectedMinutesOf(count) });

/** Runs while the page is written: what never changes is drawn once, and no visitor pays for it. */
export function loader() {
  const { kinds, ...sheet } = bareSheet;
  const { square } = sheet;
  const doors = drawnDoors();
  return written({
    card,
    comparison: drawn(comparison, square),
    ribbon: ribbonOf(card.paint, card.amount / square),
    square,
    figure: drawnSheetOf(sheet, kinds),
    express: { ...gameOf(decisions), drawn: doors.express },
    cards: { ...gameOf(DECK_SIZE), drawn: doors.cards },
    borrowed: perThousandOf(magnitudeOf(baseline.balance), baseline, { side: 'expense' }),
  });
}

/** As for a line: without network, the router asks for the page only if told to. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

const sheetTable = late(async () => {
  const [{ SheetTable }, { bareSheet: sheet }] = await Promise.all([
    import('#ui/sheet/sheet-table.tsx'),
    import('#dataset/bare-sheet.ts'),
  ]);
  return { SheetTable, sheet };
});

const carousel = late(async () => {
  const [{ comparisons }, { startCarousel }] = await Promise.all([
    import('#dataset/home-comparisons.ts'),
    import('#features/home/carousel.ts'),
  ]);
  return (worth: number) => startCarousel(comparisons, worth);
});

export default function Home({ loaderData }: Route.ComponentProps) {
  const front = useMemo(() => readWritten(loaderData), [loaderData]);
  const { comparison: first, ribbon, square, figure, express, cards, borrowed } = front;
  return (
    <div className={styles['home']}>
      <Hero expenses={baseline.netExpenses}>
        <SheetFigure year={year} figure={figure} table={sheetTable} />
        <FirstCard card={front.card} icon={Shield} ribbon={ribbon} cardCount={cards.count} />
      </Hero>
      <Doors express={express} cards={cards} whole={formatAmount(baseline.netExpenses)} />
      <Stake baseline={baseline} foundDeficit={found.deficit} borrowed={borrowed} />
      <DidYouKnow first={first} carousel={carousel} square={square} />
      <Steps ribbon={ribbon} sheet={figure.drawn} />
    </div>
  );
}
