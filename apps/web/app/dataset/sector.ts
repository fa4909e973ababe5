import { lines } from '@nosmilliards/data/built/explorer.json';
import { lineIds } from '@nosmilliards/data/built/spender-lines.json';
import { sectorFinderOf } from '#dataset/sector-finder.ts';

export const sectorOf = sectorFinderOf({ lines, lineIds });
