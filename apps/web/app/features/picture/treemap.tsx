import { formatPercent, speakAmount } from '@nosmilliards/domain/money/format';
import { sumOf } from '@nosmilliards/domain/money/money';
import { ZoomOut } from 'lucide-react';
import { Fragment, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import sectors from '#ui/sector.module.css';
import { TextLink } from '#ui/text-link.tsx';
import { HEIGHT, WIDTH, type Group, type Tile, type TreemapLayout } from './treemap-layout.ts';
import { GroupFrame, HitArea, TileHatch, TreemapTile } from './treemap-tile.tsx';
import styles from './picture.module.css';

type TreemapProps = {
  readonly layout: TreemapLayout;
  readonly year: number;
  /** The page of a line. */
  readonly pathOf: (id: string) => string;
  readonly source?: ReactNode;
};

/** The whole on one sheet; a category opens in place, a sub-category leads to its page. */
export function Treemap({ layout, year, pathOf, source }: TreemapProps) {
  const { groups } = layout;
  const [zoomedId, setZoomedId] = useState<string | null>(null);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const zoomed = groups.find(({ line }) => line.id === zoomedId);

  function zoom(event: MouseEvent, id: string) {
    // Another window, another tab: the link keeps its ordinary meaning.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setZoomedId(id);
  }

  function back(id: string) {
    setZoomedId(null);
    requestAnimationFrame(() => links.current.get(id)?.focus());
  }

  return (
    <FigureWithTable
      title={
        zoomed
          ? `${zoomed.line.title}, ${year}`
          : `Toute la dépense publique de ${year}, à l’échelle`
      }
      heading="h2"
      reading="Plus un rectangle est grand, plus la dépense est grande ; sa couleur dit qui dépense, le tableau aussi. Choisissez une catégorie pour la voir de plus près."
      source={source}
      table={zoomed ? tableOf(zoomed.zoom, zoomed.line.title) : tableOf(groups, `Dépenses ${year}`)}
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
      <div className={styles['wide']}>
        {zoomed ? (
          <Closer group={zoomed} pathOf={pathOf} onBack={() => back(zoomed.line.id)} />
        ) : (
          <section aria-label="Catégories de dépenses">
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['map']}>
              {groups.map((group) => (
                <g key={group.line.id} className={styles['group']}>
                  {group.tiles.map((tile) => (
                    <TreemapTile key={tile.line.id} tile={tile} />
                  ))}
                  <GroupFrame group={group} />
                  <Link
                    to={pathOf(group.line.id)}
                    ref={(link) => {
                      if (link) links.current.set(group.line.id, link);
                    }}
                    aria-label={`${spoken(group)} : voir de plus près`}
                    className={styles['tileLink']}
                    onClick={(event) => zoom(event, group.line.id)}
                  >
                    <HitArea box={group} />
                  </Link>
                </g>
              ))}
            </svg>
          </section>
        )}
      </div>
      <div className={styles['narrow']}>
        <BarList
          label="Catégories de dépenses"
          items={groups.map(({ line }) => ({
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

  function tableOf(boxes: readonly (Tile | Group)[], caption: string) {
    const total = sumOf(boxes.map(({ line }) => line.amount));
    return {
      caption: `${caption}, montants nets des transferts ; entre parenthèses, qui dépense`,
      columns: [
        { id: 'title', label: 'Poste' },
        { id: 'amount', label: 'Montant', numeric: true },
        { id: 'share', label: 'Part', numeric: true },
      ],
      rows: boxes.map((box) => {
        const { id, title, amount } = box.line;
        return {
          id,
          cells: [
            <Fragment key="title">
              <TextLink to={pathOf(id)}>{title}</TextLink> ({whoOf(box)})
            </Fragment>,
            <Amount key="amount" value={amount} />,
            formatPercent((amount / total) * 100),
          ],
        };
      }),
      total: {
        id: 'total',
        cells: ['Total', <Amount key="amount" value={total} />, formatPercent(100)],
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

/** The colours of a box, in words. */
function whoOf(box: Tile | Group): string {
  const painted = new Set(('tiles' in box ? box.tiles : [box]).map(({ line }) => line.sector));
  return legend.flatMap(({ sector, label }) => (painted.has(sector) ? [label] : [])).join(', ');
}

type CloserProps = {
  readonly group: Group;
  readonly pathOf: (id: string) => string;
  readonly onBack: () => void;
};

/** The focus comes to the way back: one key returns to the whole. */
function Closer({ group, pathOf, onBack }: CloserProps) {
  return (
    <div className={styles['closer']}>
      <div className={styles['ways']}>
        <Button icon={ZoomOut} onClick={onBack} ref={(button) => button?.focus()}>
          Toutes les catégories
        </Button>
        <TextLink to={pathOf(group.line.id)}>Page de « {group.line.title} »</TextLink>
      </div>
      <section aria-label={`Sous-catégories\u00A0: ${group.line.title}`}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['map']}>
          {group.zoom.map((tile) => (
            <g key={tile.line.id}>
              <TreemapTile tile={tile} isCloser />
              <Link
                to={pathOf(tile.line.id)}
                aria-label={`${tile.line.title}, ${speakAmount(tile.line.amount)}`}
                className={styles['tileLink']}
              >
                <HitArea box={tile} />
              </Link>
            </g>
          ))}
        </svg>
      </section>
    </div>
  );
}

function spoken({ line, share }: Group): string {
  return `${line.title}, ${speakAmount(line.amount)}, ${formatPercent(share)}`;
}
