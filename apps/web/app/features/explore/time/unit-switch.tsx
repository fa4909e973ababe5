import { useLocation } from 'react-router';
import { withoutSlash } from '#browser/path.ts';
import { LinkChips } from '#ui/link-chips.tsx';
import { TIME_UNITS, type TimeUnit } from './time-data.ts';
import { UNIT_WORDS } from './time-unit.ts';

type UnitSwitchProps = { readonly chosen: TimeUnit; readonly priceYear: number };

export function UnitSwitch({ chosen, priceYear }: UnitSwitchProps) {
  const pathname = withoutSlash(useLocation().pathname);
  return (
    <nav aria-label="Unité" data-print="hide">
      <LinkChips
        preventScrollReset
        links={TIME_UNITS.map((unit) => ({
          to: { pathname, search: UNIT_WORDS[unit].query },
          label: UNIT_WORDS[unit].label(priceYear),
          current: unit === chosen ? 'true' : undefined,
        }))}
      />
    </nav>
  );
}
