import Shield from 'lucide-react/icons/shield';
import { deficit, expenses } from '#dataset/bridges.ts';
import { baseline, year } from '#dataset/edition.ts';
import { comparison } from '#dataset/first-comparison.ts';
import { card, decisions } from '#dataset/front.ts';
import { comparisons } from '#dataset/home-comparisons.ts';
import { kinds, sheet } from '#dataset/sheet.ts';
import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import { DECK_SIZE, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { formatAmount, spellAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { drawn } from '#features/explore/home/carousel.ts';
import { DidYouKnow } from '#features/explore/home/did-you-know.tsx';
import { Doors } from '#features/explore/home/doors.tsx';
import { FirstCard } from '#features/explore/home/first-card.tsx';
import { Hero } from '#features/explore/home/hero.tsx';
import { drawnSheetOf } from '#features/explore/home/home-drawing.ts';
import { SheetFigure } from '#features/explore/home/sheet-figure.tsx';
import { Stake } from '#features/explore/home/stake.tsx';
import { Start } from '#features/explore/home/start.tsx';
import { Steps } from '#features/explore/home/steps.tsx';
import { metaOf } from '#layout/meta.ts';
import { ribbonOf } from '#ui/sheet/squares-drawing.ts';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';

export const meta = () =>
  metaOf(
    'Votre budget, vos choix',
    `Explorez ${spellAmount(baseline.netExpenses)} de dépense publique, comparez les lignes et décidez ce que vous changeriez.`,
  );

const gameOf = (count: number) => ({ count, minutes: expectedMinutesOf(count) });

/** Runs at build time: drawings and figures that do not depend on the visitor. */
export function loader() {
  const { square } = sheet;
  return {
    card,
    comparison: drawn(comparison, square),
    ribbon: ribbonOf(card.paint, card.amount / square),
    square,
    figure: drawnSheetOf(sheet, kinds),
    express: gameOf(decisions),
    cards: gameOf(DECK_SIZE),
    borrowed: perThousandOf(magnitudeOf(baseline.balance), baseline),
  };
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { card: firstCard, ribbon, square, figure, express, cards, borrowed } = loaderData;
  return (
    <div className={styles['home']}>
      <Hero expenses={baseline.netExpenses}>
        <Start cards={cards} express={express} />
        <SheetFigure year={year} figure={figure} sheet={sheet} />
        <FirstCard card={firstCard} icon={Shield} ribbon={ribbon} cardCount={cards.count} />
      </Hero>
      <Steps ribbon={ribbon} sheet={figure.drawn} />
      <Doors whole={formatAmount(baseline.netExpenses)} />
      <Stake balance={baseline.balance} bridges={[expenses, deficit]} borrowed={borrowed} />
      <DidYouKnow first={loaderData.comparison} comparisons={comparisons} square={square} />
    </div>
  );
}
