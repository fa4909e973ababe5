import { topCategoriesOf } from '@nosmilliards/domain/budget/budget';
import { childrenOf, totalOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { counted } from '@nosmilliards/domain/money/counted';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { paths, termPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Bridge, BridgeNumbers, type BridgeData } from '#ui/bridge.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BlockTable } from './block-table.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnBlock, DrawnExplorer } from './explorer-drawing.ts';
import styles from './overview.module.css';
import { SidePicture } from './side-picture.tsx';
import { TopCategories } from './top-categories.tsx';

export type ExplorerBridges = Readonly<
  Record<'deficit' | 'expenses' | 'revenues' | 'socialSecurity', BridgeData>
>;

type OverviewProps = {
  readonly baseline: Baseline;
  readonly budget: Budget<ExplorerLine>;
  readonly drawn: DrawnExplorer;
  readonly bridges: ExplorerBridges;
};

/** What is spent, less what comes in, is borrowed: in figures, then in squares. */
export function Overview({ baseline, budget, drawn, bridges }: OverviewProps) {
  const { year, netExpenses, netRevenues, balance } = baseline;
  const { deficit, expenses, revenues, socialSecurity } = bridges;
  const revenue = drawn.sides.revenue.filter(({ id }) => id !== 'borrowed');
  const borrowed = drawn.sides.revenue.filter(({ id }) => id === 'borrowed');
  return (
    <div className="stack-3">
      <div className={styles['figures']}>
        <section aria-labelledby="net-expenses" className={styles['figure']}>
          <h2 id="net-expenses">Dépenses nettes</h2>
          <p className={styles['amount']}>
            <Amount value={netExpenses} size="poster" />
          </p>
          <p className={styles['squares']}>{squaresIn(drawn.sides.expense)}</p>
          <p className={styles['numbers']}>
            <BridgeNumbers bridge={expenses} isFirstAbove />
          </p>
        </section>
        <section aria-labelledby="net-revenues" className={styles['figure']}>
          <h2 id="net-revenues">Recettes nettes</h2>
          <p className={styles['amount']}>
            <Amount value={netRevenues} size="poster" />
          </p>
          <p className={styles['squares']}>{squaresIn(revenue)}</p>
          <p className={styles['numbers']}>
            <BridgeNumbers bridge={revenues} isFirstAbove />
          </p>
        </section>
        <section aria-labelledby="deficit" className={styles['deficit']}>
          <h2 id="deficit">{deficit.name}</h2>
          <p className={styles['amount']}>
            <Amount value={magnitudeOf(balance)} size="poster" />
          </p>
          <p className={styles['squares']}>{squaresIn(borrowed)} empruntés</p>
          <p className={styles['numbers']}>
            <BridgeNumbers bridge={deficit} isFirstAbove />
          </p>
        </section>
      </div>
      <div className={styles['sides']}>
        {(['expense', 'revenue'] as const).map((side) => (
          <SidePicture key={side} side={side} blocks={drawn.sides[side]}>
            <TopCategories
              side={side}
              top={topCategoriesOf(budget, side)}
              total={totalOf(budget, side)}
              countOf={({ id }) => childrenOf(budget, id).length}
            />
          </SidePicture>
        ))}
      </div>
      <p className={styles['method']}>
        <Bridge bridge={socialSecurity} />
      </p>
      <LazyDisclosure look="inline" summary="Le tableau, les sources et la méthode">
        <p className={styles['method']}>
          Ce que dépensent et perçoivent toutes les{' '}
          <TermLink to={termPath('administrations_publiques')}>administrations publiques</TermLink>{' '}
          en {year}. <TextLink to={paths.methodology}>Sources et méthode</TextLink> ·{' '}
          <TextLink to={`${paths.about}#deficit_reference`}>
            Ce que mesure la référence du jeu
          </TextLink>
        </p>
        {(['expense', 'revenue'] as const).map((side) => (
          <BlockTable key={side} side={side} blocks={drawn.sides[side]} budget={budget} />
        ))}
      </LazyDisclosure>
    </div>
  );
}

function squaresIn(blocks: readonly DrawnBlock[]): string {
  const squares = blocks.reduce((sum, block) => sum + block.squares, 0);
  return counted(squares, 'carré');
}
