import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import type { View } from '@nosmilliards/domain/levy/spread';
import { classNames } from '#ui/class-names.ts';
import colorKey from '#ui/color-key.module.css';
import sectors from '#ui/sector.module.css';
import { Squares } from '#ui/sheet/squares.tsx';
import type { Account } from './account.ts';
import { PAINT_WORDS, sheetOf } from './squares.ts';
import styles from './picture.module.css';

type PictureProps = { readonly account: Account | null; readonly view: View };

/** What is paid, in 1 000 squares, by who spends it; empty while there is no result. */
export function Picture({ account, view }: PictureProps) {
  const bands = account?.views[view].bands ?? [];
  const counted = bands.map(
    ({ paint, squares }) => `${formatCount(squares)} pour ${PAINT_WORDS[paint]}`,
  );
  return (
    <div className={styles['picture']}>
      <Squares
        drawn={sheetOf(bands)}
        label={
          counted.length > 0
            ? `Où ça va, sur 1\u202F000 carrés\u00A0: ${counted.join(', ')}.`
            : '1\u202F000 carrés vides.'
        }
      />
      <ul className={classNames(colorKey['key'], styles['key'])}>
        {bands.map(({ paint, euros }) => (
          <li key={paint} className={sectors[paint]}>
            {PAINT_WORDS[paint]} <strong>{formatEuros(euros)}</strong>
          </li>
        ))}
      </ul>
      <p className={styles['unit']}>
        {account !== null &&
          account.total > 0 &&
          `1\u00A0carré = ${formatEuros(account.total / 1000, { decimals: 2 })}. De gauche à droite\u00A0: qui dépense.`}
      </p>
    </div>
  );
}
