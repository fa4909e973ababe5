import Menu from 'lucide-react/icons/menu';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths, withoutSlash } from '#browser/path.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from './header.module.css';

/** Of the list, a popover on a narrow screen. */
export const MENU_ID = 'menu-liste';

export type NavEntry = { readonly to: string; readonly label: string };

/** A figure of the menu. `perimeter` names the deficit: four different ones are published. */
type HeadlineFigure = {
  readonly label: string;
  readonly perimeter: string;
  readonly amount: ReactNode;
  readonly sourceLink: string;
};

type HeaderProps = {
  readonly entries: readonly NavEntry[];
  /** The other pages, shown only in the menu of a narrow screen: the footer is far. */
  readonly more: readonly NavEntry[];
  readonly figures: readonly HeadlineFigure[];
  readonly search: ReactNode;
  /** At the end of the menu. */
  readonly reset: ReactNode;
};

export function Header({ entries, more, figures, search, reset }: HeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const path = withoutSlash(useLocation().pathname);
  const [wasOpened, setWasOpened] = useState(false);
  const linkTo = (to: string, label: string) => (
    <Link
      to={to}
      aria-current={to === path ? 'page' : undefined}
      // The oldest supported browsers lack popovers; there the menu is in the flow.
      onClick={() => menu.current?.hidePopover?.()}
    >
      {label}
    </Link>
  );
  const listOf = (some: readonly NavEntry[]) => (
    <ul>
      {some.map(({ to, label }) => (
        <li key={to}>{linkTo(to, label)}</li>
      ))}
    </ul>
  );
  return (
    <header className={styles['header']} data-print="hide">
      <p className={styles['independence']}>
        <span>
          Site indépendant : ni l’État, ni un parti.
          <span className={styles['wide']}> Rien n’est envoyé sans votre accord.</span>
        </span>
      </p>
      <div className={styles['bar']}>
        <Link to={paths.home} className={styles['logo']} aria-label="Nos Milliards, accueil">
          <Logo />
        </Link>
        {search}
        <div id="menu" tabIndex={-1} className={styles['navigation']}>
          <button type="button" className={styles['menuButton']} popoverTarget={MENU_ID}>
            <Icon icon={Menu} />
            Menu
          </button>
          <nav
            id={MENU_ID}
            ref={menu}
            popover="auto"
            tabIndex={-1}
            className={styles['menu']}
            aria-label="Menu principal"
            onBeforeToggle={() => setWasOpened(true)}
          >
            {listOf(entries)}
            {reset}
            {wasOpened && (
              <div className={styles['more']}>
                {listOf(more)}
                <dl className={styles['figures']}>
                  {figures.map(({ label, perimeter, amount, sourceLink }) => (
                    <div key={label}>
                      <dt>{linkTo(sourceLink, label)}</dt>
                      <dd>
                        <strong>{amount}</strong>{' '}
                        <span className={styles['perimeter']}>{perimeter}</span>
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </nav>
        </div>
      </div>
    </header>
  );
}
