import edition from '@nosmilliards/data/built/edition.json';
import { figures } from '@nosmilliards/data/built/figures.json';
import methodology from '@nosmilliards/data/built/methodology.json';
import { sources } from '@nosmilliards/data/built/sources.json';
import { formatCount } from '@nosmilliards/domain/format';
import { AboutPage } from '#features/about/about-page.tsx';
import { metaOf } from '#meta.ts';

const sheets = [
  'deficit_reference',
  'deficit_etat_premier_semestre',
  'deficit_etat_loi',
  'budget_etat',
].flatMap((id) => {
  const figure = figures[id];
  const source = figure && sources[figure.source];
  return source ? [{ ...figure, source }] : [];
});

const { lines, revenueLines, cards } = methodology.counts;

export const meta = () =>
  metaOf(
    'À propos',
    'Ce qu’est Nos Milliards, ce que l’on peut y faire, d’où viennent ses chiffres et ce qu’ils mesurent.',
  );

export default function About() {
  return (
    <AboutPage
      figures={sheets}
      edition={edition}
      lineCount={formatCount(lines + revenueLines)}
      cardCount={cards}
      version={import.meta.env.APP_VERSION}
    />
  );
}
