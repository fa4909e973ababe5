import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { classNames } from '#ui/class-names.ts';
import { ReadingPage } from '#ui/reading-page.tsx';
import styles from './site-map.module.css';

type LineName = { readonly id: string; readonly title: string };
export type Branch = LineName & { readonly lines: readonly LineName[] };
type PageGroup = {
  readonly title: string;
  readonly pages: readonly {
    readonly to: string;
    readonly label: string;
    readonly about: string;
  }[];
};

type PageLink = { readonly address: string; readonly title: string };

type SiteMapProps = {
  readonly groups: readonly PageGroup[];
  readonly expenses: readonly Branch[];
  readonly revenues: readonly Branch[];
  readonly cards: readonly PageLink[];
  readonly comparisons: readonly PageLink[];
  readonly lineCount: string;
};

export function SiteMap(props: SiteMapProps) {
  const { groups, expenses, revenues, cards, comparisons, lineCount } = props;
  return (
    <ReadingPage
      title="Plan du site"
      lede={`Toutes les pages, puis les catégories et sous-catégories du budget, les cartes du jeu et les comparaisons. Les ${lineCount} lignes ont chacune la leur, sous sa catégorie.`}
      hasContents
      sections={[
        { id: 'pages', title: 'Les pages', content: <Pages groups={groups} /> },
        { id: 'depenses', title: 'Les dépenses', content: <Branches branches={expenses} /> },
        { id: 'recettes', title: 'Les recettes', content: <Branches branches={revenues} /> },
        { id: 'cartes', title: 'Les cartes du jeu', content: <PageLinks links={cards} /> },
        {
          id: 'comparaisons',
          title: 'Les comparaisons',
          content: <PageLinks links={comparisons} />,
        },
      ]}
    />
  );
}

function Pages({ groups }: Pick<SiteMapProps, 'groups'>) {
  return (
    <ul className={styles['groups']}>
      {groups.map(({ title, pages }) => (
        <li key={title}>
          <h3>{title}</h3>
          <ul className={styles['pages']}>
            {pages.map(({ to, label, about }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span>{about}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PageLinks({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul className={classNames(styles['branches'], styles['lines'])}>
      {links.map(({ address, title }) => (
        <li key={address}>
          <Link to={address}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  return (
    <ul className={styles['branches']}>
      {branches.map(({ id, title, lines }) => (
        <li key={id}>
          <h3>
            <Link to={linePath(id)}>{title}</Link>
          </h3>
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <li key={line.id}>
                <Link to={linePath(line.id)}>{line.title}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
