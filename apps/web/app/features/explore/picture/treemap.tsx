import { formatCount, formatPercent, speakAmount } from '@nosmilliards/domain/money/format';
import { sumOf } from '@nosmilliards/domain/money/money';
import ZoomOut from 'lucide-react/icons/zoom-out';
import {
  Fragment,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import sectors from '#ui/sector.module.css';
import type { Paint } from '#ui/sector-rect.tsx';
import { TextLink } from '#ui/text-link.tsx';
import {
  HEIGHT,
  OTHERS,
  WIDTH,
  type Box,
  type DrawnLine,
  type Group,
  type TreemapLayout,
} from './treemap-layout.ts';
import { GroupBand, HitArea, TileHatch, TreemapTile } from './treemap-tile.tsx';
import { useZoom } from './use-zoom.ts';
import styles from './picture.module.css';

type TreemapProps = {
  readonly layout: TreemapLayout;
  readonly year: number;
  /** Address of a line. */
  readonly pathOf: (id: string) => string;
  /** Address of the list of categories, for the merged ones. */
  readonly allPath: string;
  readonly source?: ReactNode;
};

type Row = { readonly line: DrawnLine; readonly sectors: readonly Paint[] };

/** All spending; a category zooms in place, a subcategory links to its page. */
export function Treemap({ layout, year, pathOf, allPath, source }: TreemapProps) {
  const { groups, categories } = layout;
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const wayBack = useRef<HTMLButtonElement>(null);
  const [zoomedId, zoom] = useZoom((now, before) => {
    if (now !== null) wayBack.current?.focus();
    else if (before !== null) links.current.get(before)?.focus();
  });
  const [pointed, point] = useState<DrawnLine | null>(null);
  const zoomed = groups.find(({ line }) => line.id === zoomedId);
  const pageOf = ({ id }: DrawnLine) => (id === OTHERS ? allPath : pathOf(id));
  const rows = zoomed
    ? zoomed.zoom.map(({ line }): Row => ({ line, sectors: [line.sector] }))
    : categories;

  function open(event: MouseEvent, id: string) {
    // A click with a modifier opens a new tab or window, as for any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    point(null);
    zoom(id);
  }

  const linkTo = (line: DrawnLine) => ({
    to: pageOf(line),
    className: styles['tileLink'],
    onFocus: () => point(line),
    onBlur: () => point(null),
  });

  return (
    <FigureWithTable
      title={
        zoomed
          ? `${zoomed.line.title}, ${year}`
          : `Toute la dépense publique de ${year}, à l’échelle`
      }
      heading="h2"
      reading={`Plus un rectangle est grand, plus la dépense est grande ; sa couleur dit qui dépense, le tableau aussi. Montants nets, en milliards d’euros. ${
        zoomed
          ? 'Choisissez une ligne pour ouvrir sa page.'
          : 'Choisissez une catégorie pour la voir de plus près.'
      }`}
      source={source}
      table={tableOf(rows, zoomed?.line.title ?? `Dépenses ${year}`)}
    >
      <ul className={styles['legend']} aria-label="Qui dépense">
        {legend.map(({ sector, label }) => (
          <li key={sector}>
            <svg aria-hidden="true" focusable="false" className={styles['swatch']}>
              <TileHatch sector={sector} />
              <rect className={classNames(sectors[sector], styles['tile'])} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      {zoomed && (
        <div className={styles['ways']}>
          <Button icon={ZoomOut} onClick={() => zoom(null)} ref={wayBack}>
            Toutes les catégories
          </Button>
          <TextLink to={pageOf(zoomed.line)}>
            {zoomed.line.id === OTHERS
              ? 'Ouvrir l’explorateur'
              : `Page de « ${zoomed.line.title} »`}
          </TextLink>
        </div>
      )}
      <section
        aria-label={zoomed ? `Sous-catégories de ${zoomed.line.title}` : 'Catégories de dépenses'}
        className={styles['wide']}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className={styles['map']}
          onPointerMove={(event) => point(lineAt(event, groups, zoomed))}
          onPointerDown={(event) => point(lineAt(event, groups, zoomed))}
          onPointerLeave={() => point(null)}
        >
          {zoomed
            ? zoomed.zoom.map((tile) => (
                <g key={tile.line.id}>
                  <TreemapTile tile={tile} />
                  <Link
                    {...linkTo(tile.line)}
                    aria-label={`${tile.line.title}, ${speakAmount(tile.line.amount)}`}
                  >
                    <HitArea box={tile} />
                  </Link>
                </g>
              ))
            : groups.map((group) => (
                <g key={group.line.id} className={styles['group']}>
                  {group.tiles.map((tile) => (
                    <TreemapTile key={tile.line.id} tile={tile} />
                  ))}
                  <GroupBand group={group} />
                  <Link
                    {...linkTo(group.line)}
                    ref={(link) => {
                      if (link) links.current.set(group.line.id, link);
                    }}
                    aria-label={`${spoken(group)} : voir de plus près`}
                    onClick={(event) => open(event, group.line.id)}
                  >
                    <HitArea box={group} isFramed />
                  </Link>
                </g>
              ))}
        </svg>
        {/* For sighted visitors: the links have accessible names. */}
        <p aria-hidden="true" className={styles['pointed']} data-print="hide">
          {pointed ? (
            <>
              <strong>{pointed.title}</strong> : <Amount value={pointed.amount} />
            </>
          ) : (
            'Survolez ou touchez un rectangle : son nom et son montant s’écrivent ici.'
          )}
        </p>
      </section>
      <div className={styles['narrow']}>
        <BarList
          label={zoomed ? `Sous-catégories de ${zoomed.line.title}` : 'Catégories de dépenses'}
          items={rows.map(({ line }) => ({
            id: line.id,
            label: <TextLink to={pathOf(line.id)}>{line.title}</TextLink>,
            size: line.amount,
            value: <Amount value={line.amount} />,
            sector: line.sector,
          }))}
        />
      </div>
    </FigureWithTable>
  );

  function tableOf(shown: readonly Row[], caption: string) {
    const total = sumOf(shown.map(({ line }) => line.amount));
    return {
      caption: `${caption}, montants nets des transferts ; entre parenthèses, qui dépense`,
      columns: [
        { id: 'title', label: 'Poste' },
        { id: 'amount', label: 'Montant, en millions d’euros', numeric: true },
        { id: 'share', label: 'Part', numeric: true },
      ],
      rows: shown.map((row) => {
        const { id, title, amount } = row.line;
        return {
          id,
          cells: [
            <Fragment key="title">
              <TextLink to={pathOf(id)}>{title}</TextLink> ({whoOf(row)})
            </Fragment>,
            formatCount(amount),
            formatPercent((amount / total) * 100),
          ],
        };
      }),
      total: {
        id: 'total',
        cells: ['Total', formatCount(total), formatPercent(100)],
      },
    };
  }
}

const legend = [
  { sector: 'social', label: 'Sécurité sociale' },
  { sector: 'state', label: 'État et opérateurs' },
  { sector: 'local', label: 'Collectivités' },
  { sector: 'debt', label: 'Dette de l’État' },
  { sector: 'plain', label: 'Lignes techniques' },
] as const;

/** The sectors of a row, in words. */
function whoOf(row: Row): string {
  return legend
    .flatMap(({ sector, label }) => (row.sectors.includes(sector) ? [label] : []))
    .join(', ');
}

function spoken({ line, share }: Group): string {
  return `${line.title}, ${speakAmount(line.amount)}, ${formatPercent(share)}`;
}

/** The tile under the pointer, or the band of its category. */
function lineAt(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  groups: readonly Group[],
  zoomed: Group | undefined,
): DrawnLine | null {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) * WIDTH) / width;
  const y = ((clientY - top) * WIDTH) / width;
  const holds = (box: Box) =>
    x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
  if (zoomed) return zoomed.zoom.find(holds)?.line ?? null;
  const group = groups.find(holds);
  return group?.tiles.find(holds)?.line ?? group?.line ?? null;
}
