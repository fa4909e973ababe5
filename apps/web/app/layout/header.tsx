import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths, withoutSlash } from '#site/path.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { MENU_ID } from '#ui/menu-id.ts';
import { placeOf, sections, type NavSection } from '#site/navigation.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './header.module.css';

type HeaderProps = {
  /** The deficit: in the strip of a wide screen, at the end of the menu of a phone. */
  readonly deficit: ReactNode;
  readonly search: ReactNode;
  /** At the end of the menu. */
  readonly reset: ReactNode;
};

export function Header({ deficit, search, reset }: HeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  // A panel belongs to the page where it was opened: a followed link closes it.
  const [open, setOpen] = useState({ section: '', key: '' });

  function closeMenu({ target }: MouseEvent) {
    // The oldest supported browsers lack popovers; there the menu is in the flow.
    if (target instanceof Element && target.closest('a')) menu.current?.hidePopover?.();
  }

  return (
    <header className={styles['header']} data-print="hide">
      <p className={styles['independence']}>
        <span>
          Site indépendant : ni l’État, ni un parti.
          <span className={styles['wide']}> Rien n’est envoyé sans votre accord.</span>
        </span>
        <span className={styles['strip']}>{deficit}</span>
      </p>
      <div className={styles['bar']}>
        <Link to={paths.home} className={styles['logo']} aria-label="Nos Milliards, accueil">
          <Logo />
        </Link>
        {search}
        <div id="menu" tabIndex={-1}>
          <button type="button" className={styles['menuButton']} popoverTarget={MENU_ID}>
            <Icon icon={Menu} />
            Menu
          </button>
          {/* Its links answer the keys; the click closes the menu that holds them. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <nav
            id={MENU_ID}
            ref={menu}
            popover="auto"
            tabIndex={-1}
            className={styles['menu']}
            aria-label="Menu principal"
            onBeforeToggle={() => setWasOpened(true)}
            onClick={closeMenu}
          >
            <ul className={styles['sections']}>
              {sections.map((section) => (
                <MenuSection
                  key={section.to}
                  section={section}
                  isOpen={open.section === section.to && open.key === key}
                  hasPages={wasOpened}
                  onToggle={(isOpen) => setOpen({ section: isOpen ? section.to : '', key })}
                />
              ))}
            </ul>
            {reset}
            {wasOpened && <p className={styles['figures']}>{deficit}</p>}
          </nav>
        </div>
      </div>
    </header>
  );
}

type MenuSectionProps = {
  readonly section: NavSection;
  /** Its panel, on a wide screen. */
  readonly isOpen: boolean;
  /** Its pages, in the menu of a phone. */
  readonly hasPages: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/** The word leads to the first page of the section, the button beside it opens the others. */
function MenuSection({ section, isOpen, hasPages, onToggle }: MenuSectionProps) {
  const { to, label, pages } = section;
  const path = withoutSlash(useLocation().pathname);
  const button = useRef<HTMLButtonElement>(null);
  const isHere = to === path;
  const id = `pages-${to.slice(1)}`;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    onToggle(false);
    button.current?.focus();
  }

  return (
    // Escape closes the panel from any of its links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false);
      }}
    >
      <Link
        to={to}
        className={styles['word']}
        aria-current={isHere ? 'page' : placeOf(path)?.section === section ? true : undefined}
      >
        {label}
      </Link>
      {pages.length > 0 && (
        <>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Pages de la section ${label}`}
            className={styles['opener']}
            onClick={() => onToggle(!isOpen)}
          >
            <Icon icon={ChevronDown} />
          </button>
          <ul id={id} className={styles['pages']} data-open={isOpen || undefined}>
            {(isOpen || hasPages) &&
              pages.map((page) => (
                <li key={page.to}>
                  <MenuLink to={page.to} aria-current={page.to === path ? 'page' : undefined}>
                    {page.label}
                  </MenuLink>
                </li>
              ))}
          </ul>
        </>
      )}
    </li>
  );
}
