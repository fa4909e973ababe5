import styles from './skip-links.module.css';

type SkipLinksProps = { links: { target: string; label: string }[] };

export function SkipLinks({ links }: SkipLinksProps) {
  return (
    <nav aria-label="Accès rapide" data-print="hide">
      <ul className={styles['list']}>
        {links.map(({ target, label }) => (
          <li key={target}>
            <a href={`#${target}`} className={styles['link']}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
