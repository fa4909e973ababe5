import { AREAS, type Area } from '@nosmilliards/domain/series/area';
import { formatAreaValue, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { Link } from 'react-router';
import { cellPathOf } from '#site/path.ts';
import type { AreaFigures, AreaRow } from '#page-data/europe.server.ts';
import { rowValueOf } from './row-value.ts';

type AreaValueProps = {
  readonly area: Area;
  readonly row: AreaRow;
  readonly unit: AreaUnit;
  readonly figures: AreaFigures;
};

/** Leads to the published cell behind it: its percentage of GDP, or its amount. */
export function AreaValue({ area, row, unit, figures }: AreaValueProps) {
  const value = rowValueOf({ figures, row }, unit, AREAS.indexOf(area));
  const text = formatAreaValue(unit, value);
  if (value === null) return text;
  const cell = cellPathOf(row.code, area, figures.year, unit === 'gdp' ? 'PC_GDP' : 'MIO_EUR');
  return <Link to={cell}>{text}</Link>;
}
