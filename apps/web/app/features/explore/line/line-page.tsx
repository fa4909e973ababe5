import type { ReactNode } from 'react';
import { isCounted, type Line } from '@nosmilliards/domain/budget/line';
import { linePath, paths } from '#site/path.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Neighbours } from '#ui/neighbours.tsx';
import { Quote } from '../quote/quote.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LineAbroad } from './line-abroad.tsx';
import { LineCards } from './line-cards.tsx';
import { LineChildren } from './line-children.tsx';
import { LineFamily } from './line-family.tsx';
import { LineHistory } from './line-history.tsx';
import { LineLead } from './line-lead.tsx';
import { LineNext } from './line-next.tsx';
import { LineProgramme } from './line-programme.tsx';
import type { LineData } from './line-drawing.ts';
import { LineSource } from './line-source.tsx';
import { LineTexts } from './line-texts.tsx';
import section from './section.module.css';
import styles from './line-page.module.css';

type LinePageProps = {
  readonly data: LineData;
  /** The button that sets the line against another. */
  readonly compare?: ReactNode;
  /** The four choices, if it can be voted on. */
  readonly vote?: ReactNode;
};

export function LinePage({ data, compare, vote }: LinePageProps) {
  const { line, place, history, programme, cards, abroad, drawing } = data;
  return (
    <div className={styles['page']}>
      <Breadcrumb steps={stepsOf(data)} here={line.title} />
      <LineLead data={data} compare={compare} />
      {vote && (
        <section aria-labelledby="voter" className={styles['vote']} data-print="hide">
          <h2 id="voter">Et vous ?</h2>
          {vote}
        </section>
      )}
      <LineTexts data={data} />
      <div className={styles['columns']}>
        <LineFamily data={data} />
        {history && (
          <LineHistory
            history={history}
            title={line.title}
            paint={drawing.paint}
            drawn={drawing.years}
          />
        )}
      </div>
      <LineNext data={data} />
      <LineChildren data={data} />
      {isInMyShare(line) && (
        <p>
          <TextLink to={paths.myShare} className={section['alone']}>
            Dans ma part : ce que ma paie y verse
          </TextLink>
        </p>
      )}
      {drawing.paint === 'local' && (
        <p>
          <TextLink to={paths.commune} className={section['alone']}>
            Et ma commune : ce qu’elle dépense, par habitant
          </TextLink>
        </p>
      )}
      {programme && <LineProgramme programme={programme} year={data.year} />}
      {cards.length > 0 && <LineCards data={data} />}
      {abroad && <LineAbroad abroad={abroad} />}
      <LineSource data={data} />
      <Quote {...data.quotable} />
      <Neighbours
        label="Lignes voisines"
        links={[
          neighbourOf('Ligne précédente', place.previous),
          neighbourOf('Ligne suivante', place.next),
        ]}
      />
    </div>
  );
}

/** The lines that levies are followed to. */
function isInMyShare(line: Line): boolean {
  return line.side === 'expense' && line.level === 2 && isCounted(line) && !line.isTechnical;
}

function stepsOf({ line, path }: LineData) {
  const isExpense = line.side === 'expense';
  return [
    {
      to: `${paths.explorer}?tab=${isExpense ? 'expenses' : 'revenues'}`,
      title: isExpense ? 'Dépenses' : 'Recettes',
    },
    ...path.map(({ id, title }) => ({ to: linePath(id), title })),
  ];
}

function neighbourOf(word: string, line: LineData['place']['next']) {
  return line && { word, to: linePath(line.id), title: line.title };
}
