import { Link } from 'react-router';
import { TAB_PLANS, type TabName } from './tabs.ts';
import { UNIT_WORDS } from './time-unit.ts';
import type { TimeUnit } from './time-data.ts';
import styles from './time-tabs.module.css';

/** Pages of their own, so that back works, and without a script. */
export function TimeTabs({ tab, unit }: { readonly tab: TabName; readonly unit: TimeUnit }) {
  // The detail of taxes opens from the tab of taxes.
  const shown = tab === 'impots-1995' ? 'impots' : tab;
  return (
    <nav aria-label="Au fil du temps" className={styles['tabs']} data-print="hide">
      <ul>
        {TABS.map((name) => (
          <li key={name}>
            <Link
              to={TAB_PLANS[name].path + UNIT_WORDS[unit].query}
              aria-current={name === tab ? 'page' : name === shown ? true : undefined}
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
