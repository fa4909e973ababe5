import { Link } from 'react-router';
import { cardPath, linePath } from '#site/path.ts';
import type { readSiteMap } from '#page-data/site-map.server.ts';
import { classNames } from '#ui/class-names.ts';
import { ReadingPage } from '#ui/reading-page.tsx';
import styles from './site-map.module.css';

type PageLink = { readonly path: string; readonly title: string };

type Lines = ReturnType<typeof readSiteMap>;
type SiteMapProps = Lines & { readonly pages: readonly PageLink[] };

export function SiteMap(props: SiteMapProps) {
  const { pages, expenses, revenues, lineCount } = props;
  return (
    <ReadingPage
      title="Plan du site"
      lede={`Toutes les pages, puis les catégories et sous-catégories du budget, avec la carte du jeu de celles qui en ont une. Les ${lineCount} lignes ont chacune la leur, sous sa catégorie.`}
      sections={[
        { id: 'pages', title: 'Les pages', content: <PageLinks links={pages} /> },
        { id: 'depenses', title: 'Les dépenses', content: <Branches branches={expenses} /> },
        { id: 'recettes', title: 'Les recettes', content: <Branches branches={revenues} /> },
      ]}
    />
  );
}

function PageLinks({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul className={classNames(styles['branches'], styles['lines'])}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Branches({ branches }: { readonly branches: Lines['expenses'] }) {
  return (
    <ul className={styles['branches']}>
      {branches.map(({ id, title, lines }) => (
        <li key={id}>
          <Link to={linePath(id)} className={styles['category']}>
            {title}
          </Link>
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <li key={line.id}>
                <Link to={linePath(line.id)}>{line.title}</Link>{' '}
                {line.cardId !== null && (
                  <Link to={cardPath(line.cardId)} aria-label={`Carte : ${line.title}`}>
                    carte
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
