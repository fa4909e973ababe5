import { formatCount } from '@nosmilliards/domain/money/format';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import type { RoomItem } from './room-item.ts';
import styles from './stage.module.css';

type ItemCardProps = { readonly item: RoomItem; readonly place: string };

export function ItemCard({ item, place }: ItemCardProps) {
  const { title, sentence, sector, paint, isRevenue, isNiche, amount, squares, perAdult } = item;
  return (
    <article
      aria-labelledby="decision"
      className={classNames(styles['card'], sectors[paint], isRevenue && styles['ruled'])}
    >
      <p className={styles['path']}>
        <strong>{sector}</strong>
        <span>{place}</span>
      </p>
      <h2 id="decision" tabIndex={-1}>
        {title}
      </h2>
      <p className={styles['amount']}>
        <Amount value={amount} size="poster" plain />
      </p>
      <Ribbon
        paint={isRevenue ? 'revenue' : paint}
        squares={squares}
        className={styles['ribbon']}
      />
      <p className={styles['scales']}>
        <span>
          <strong>{squareWords(squares)}</strong>{' '}
          {isRevenue ? 'de recettes' : `${isNiche ? 'en marge des' : 'sur'} ${formatCount(1000)}`}
        </span>
        <span>
          <strong>{perAdult.text}</strong> {perAdult.label}
        </span>
      </p>
      {sentence !== '' && <p className={styles['sentence']}>{sentence}</p>}
      {isRevenue && (
        <p className={styles['scales']}>Une recette : l’augmenter fait monter le solde.</p>
      )}
    </article>
  );
}

/** « 63 carrés », « 0,9 carré ». */
function squareWords(squares: number): string {
  const count = formatCount(squares, { decimals: squares < 10 ? 1 : 0 });
  return `${count}\u00A0carré${squares >= 2 ? 's' : ''}`;
}
