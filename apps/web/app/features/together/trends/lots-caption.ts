import type { IntegrityLedger } from '@nosmilliards/contract/community-message';
import { counted } from '@nosmilliards/domain/money/counted';
import { formatCount } from '@nosmilliards/domain/money/format';

/** Caption of the table of lots, which shows the `most` latest; counts all the closed lots. */
export function lotsCaptionOf({ lots, earlier }: IntegrityLedger, most: number): string {
  const closed = earlier.reduce((sum, month) => sum + month.lots, lots.length);
  const all = counted(closed, 'lot fermé', 'lots fermés');
  const what = closed > most ? `Les ${formatCount(most)}\u00A0derniers des ${all}` : all;
  return `${what}, du plus récent au plus ancien`;
}
