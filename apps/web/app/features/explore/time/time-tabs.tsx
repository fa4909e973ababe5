import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import { Link } from 'react-router';
import { TAB_PLANS, type TabName } from './tabs.ts';
import { UNIT_WORDS } from './time-unit.ts';
import styles from '#ui/tabs.module.css';

/** Pages of their own, so that back works, and without a script. */
export function TimeTabs({ tab, unit }: { readonly tab: TabName; readonly unit: TimeUnit }) {
  return (
    <nav aria-label="Au fil du temps" data-print="hide">
      <ul className={styles['list']}>
        {TABS.map((name) => (
          <li key={name}>
            <Link
              to={TAB_PLANS[name].path + UNIT_WORDS[unit].query}
              aria-current={name === tab ? 'page' : undefined}
              className={styles['tab']}
            >
              {TAB_PLANS[name].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TABS = ['depenses', 'fonctions', 'qui', 'impots', 'dette'] as const;
