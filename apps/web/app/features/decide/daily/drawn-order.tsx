import { FIRST_DAY } from '@nosmilliards/domain/game/day-card';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatCount } from '@nosmilliards/domain/money/format';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import styles from './daily.module.css';

type DrawnOrderProps = {
  /** In the order drawn. */
  readonly titles: readonly string[];
  /** Of the card of the day. */
  readonly place: number;
  readonly seed: number;
};

/** The order, published: nobody chooses the card of a day. */
export function DrawnOrder({ titles, place, seed }: DrawnOrderProps) {
  return (
    <LazyDisclosure summary="L’ordre des cartes, tiré d’avance">
      <p>
        Les {formatCount(titles.length)} cartes du jeu ont été mélangées une fois pour l’édition{' '}
        {seed} : identifiants rangés par ordre alphabétique, mélange de Fisher-Yates, générateur
        mulberry32, graine {seed}. La première est celle du {formatDay(FIRST_DAY)}, chaque jour la
        suivante, puis l’ordre recommence. Personne ne choisit la carte d’un jour.
      </p>
      <ol className={styles['order']}>
        {titles.map((title, index) => (
          <li key={title} aria-current={index === place ? 'date' : undefined}>
            {title}
            {index === place && <strong> : aujourd’hui</strong>}
          </li>
        ))}
      </ol>
    </LazyDisclosure>
  );
}
