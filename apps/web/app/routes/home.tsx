import { baseline, found, year } from '#dataset/edition.ts';
import { comparison } from '#dataset/first-comparison.ts';
import { sectors } from '#dataset/sectors.ts';
import { DECK_SIZE, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { formatCount, spellAmount } from '@nosmilliards/domain/money/format';
import { DidYouKnow } from '#features/home/did-you-know.tsx';
import { Doors } from '#features/home/doors.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Steps } from '#features/home/steps.tsx';
import { ThousandEuros } from '#features/home/thousand-euros.tsx';
import { metaOf } from '#frame/meta.ts';
import { late } from '#ui/late.tsx';
import styles from './home.module.css';

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

export default function Home() {
  const minutes = expectedMinutesOf(DECK_SIZE);
  return (
    <div className={styles['home']}>
      <Hero
        year={year}
        expenses={baseline.netExpenses}
        balance={baseline.balance}
        foundDeficit={found.deficit}
        cardCount={DECK_SIZE}
        minutes={minutes}
      >
        <ThousandEuros year={year} spenders={sectors.spenders} total={sectors.total} />
      </Hero>
      <DidYouKnow first={comparison} carousel={carousel} />
      <Steps />
      <Doors cardCount={formatCount(DECK_SIZE)} minutes={formatCount(minutes)} />
    </div>
  );
}
