import { budgetOf, categoriesOf } from '@nosmilliards/domain/budget/budget';
import { isCounted } from '@nosmilliards/domain/budget/line';
import { millions } from '@nosmilliards/domain/money/money';
import { linePath, paths } from '#site/path.ts';
import { readEdition, readExplorer, readFigures, readSheet } from '#dataset/read.server.ts';
import { drawnExplorerOf } from '#features/explore/explorer/explorer-drawing.ts';
import { BlockPicture } from '#features/explore/explorer/side-picture.tsx';
import { readBlocks } from '#page-data/blocks.server.ts';
import { spendingTitleOf } from '#page-data/embed-words.ts';
import { textWidthOf } from '#page-data/text-width.server.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { BarList } from '#ui/bar-list.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Frame, FrameLink, Provenance, type Embed } from './frame.tsx';
import styles from './frame.module.css';

/** The 1 000 squares of spending, as the explorer sets them. */
export function spendingEmbed(): Embed {
  const { year, baseline } = readEdition();
  const { figures } = readFigures();
  const title = spendingTitleOf(year);
  const { expense } = drawnExplorerOf(readBlocks(), textWidthOf()).sides;
  const categories = categoriesOf(budgetOf(readExplorer().lines), 'expense').filter(isCounted);
  return {
    kind: 'spending',
    page: paths.explorer,
    title,
    body: (
      <Frame
        title={title}
        page={paths.explorer}
        way={'Ouvrir cette image sur Nos\u00A0Milliards'}
        provenance={
          <Provenance
            known={{ nature: figures['depenses_nettes']?.nature ?? 'estime' }}
            to={paths.methodology}
            more="Sources et méthode"
          >
            Le total est retenu. Chaque montant a sa source et sa nature sur la page de sa ligne.
          </Provenance>
        }
      >
        <p>
          <Amount value={baseline.netExpenses} />, nets des transferts, en 1 000 carrés de{' '}
          <Amount value={millions(readSheet().square)} />. Montants en milliards d’euros.
        </p>
        <div className={classNames('stack-1', styles['blocks'])}>
          {expense.map((block) => (
            <BlockPicture key={block.id} block={block} />
          ))}
        </div>
        <Disclosure look="inline" summary="Les catégories">
          <BarList
            label="Catégories de dépenses"
            items={categories.map(({ id, title: name, amount, paint }) => ({
              id,
              label: <FrameLink to={linePath(id)}>{name}</FrameLink>,
              size: amount,
              value: <Amount value={amount} />,
              sector: paint,
            }))}
          />
        </Disclosure>
      </Frame>
    ),
  };
}
