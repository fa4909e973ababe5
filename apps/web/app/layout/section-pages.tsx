import { useCallback } from 'react';
import { placeOf } from '#site/navigation.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './section-pages.module.css';

/** The pages of the current section, on one line under the header. */
export function SectionPages({ path }: { readonly path: string }) {
  const place = placeOf(path);
  // On a phone the line scrolls: the current page is brought into sight.
  const show = useCallback((link: HTMLAnchorElement | null) => {
    const list = link?.closest('ul');
    if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - 16;
  }, []);
  if (place === null) return null;
  const { section, page } = place;
  return (
    <nav
      id="pages-de-section"
      aria-label={`Pages de la section ${section.label}`}
      className={styles['pages']}
      data-print="hide"
    >
      <ul>
        {section.pages.map(({ to, label }) => (
          <li key={to}>
            <MenuLink
              to={to}
              ref={to === page ? show : undefined}
              aria-current={to === path ? 'page' : to === page ? true : undefined}
            >
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
