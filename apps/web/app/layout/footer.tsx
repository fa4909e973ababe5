import { Link } from 'react-router';
import { paths } from '#site/path.ts';
import type { NavEntry } from '#site/navigation.ts';
import styles from './footer.module.css';

type FooterProps = {
  readonly entries: readonly NavEntry[];
  readonly edition: string;
  /** Formatted in French. */
  readonly updated: string;
  readonly version: string;
};

export function Footer({ entries, edition, updated, version }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p>
          <strong>Nos Milliards</strong> est un site indépendant. Il n’est lié ni à l’État, ni à un
          parti. Sans compte, sans traceur.
        </p>
        <p>
          Les effets affichés sont comptables, toutes choses égales par ailleurs : ils ne prédisent
          ni les réactions de l’économie, ni celles des personnes.
        </p>
        <nav aria-label="Pied de page" data-print="hide">
          <ul className={styles['links']}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles['edition']}>
          <Link to={paths.data}>{edition}</Link>
          {` · Mise à jour\u00A0: ${updated} · Version ${version}`}
        </p>
      </div>
    </footer>
  );
}
