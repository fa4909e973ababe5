import Shield from 'lucide-react/icons/shield';
import { bareSheet } from '#dataset/bare-sheet.ts';
import { baseline, found, year } from '#dataset/edition.ts';
import { comparison } from '#dataset/first-comparison.ts';
import { card, decisions } from '#dataset/front.ts';
import { DECK_SIZE, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { formatAmount, spellAmount } from '@nosmilliards/domain/money/format';
import { DidYouKnow } from '#features/home/did-you-know.tsx';
import { Doors } from '#features/home/doors.tsx';
import { FirstCard } from '#features/home/first-card.tsx';
import { Hero } from '#features/home/hero.tsx';
import { SheetFigure } from '#features/home/sheet-figure.tsx';
import { Stake } from '#features/home/stake.tsx';
import { Steps } from '#features/home/steps.tsx';
import { metaOf } from '#frame/meta.ts';
import { fontPreloadOf, posterFontFile } from '#styles/fonts.ts';
import { late } from '#ui/late.tsx';
import styles from './home.module.css';

export const links = () => [fontPreloadOf(posterFontFile)];

export const meta = () =>
  metaOf(
    'Votre budget, vos choix',
    `Explorez ${spellAmount(baseline.netExpenses)} de dépense publique, comparez les lignes et décidez ce que vous changeriez.`,
  );

const carousel = late(async () => {
  const [{ comparisons }, { startCarousel }] = await Promise.all([
    import('#dataset/home-comparisons.ts'),
    import('#features/home/carousel.ts'),
  ]);
  return () => startCarousel(comparisons);
});

const gameOf = (count: number) => ({ count, minutes: expectedMinutesOf(count) });

export default function Home() {
  const { square } = bareSheet;
  return (
    <div className={styles['home']}>
      <Hero expenses={baseline.netExpenses}>
        <SheetFigure year={year} sheet={bareSheet} />
        <FirstCard card={card} icon={Shield} square={square} cardCount={DECK_SIZE} />
      </Hero>
      <Doors
        express={gameOf(decisions)}
        cards={gameOf(DECK_SIZE)}
        whole={formatAmount(baseline.netExpenses)}
      />
      <Stake baseline={baseline} foundDeficit={found.deficit} />
      <DidYouKnow first={comparison} carousel={carousel} square={square} />
      <Steps example={{ paint: card.paint, squares: card.amount / square }} />
    </div>
  );
}
