import { useLocation } from 'react-router';
import { withoutSlash } from '#site/path.ts';
import { LinkChips } from '#ui/link-chips.tsx';

type UnitLinksProps = {
  readonly units: readonly {
    readonly query: string;
    readonly label: string;
    readonly isChosen: boolean;
  }[];
};

export function UnitLinks({ units }: UnitLinksProps) {
  const pathname = withoutSlash(useLocation().pathname);
  return (
    <nav aria-label="Unité" data-print="hide">
      <LinkChips
        links={units.map(({ query, label, isChosen }) => ({
          to: { pathname, search: query },
          label,
          current: isChosen ? 'true' : undefined,
        }))}
      />
    </nav>
  );
}
