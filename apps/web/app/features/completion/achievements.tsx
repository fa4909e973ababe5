import type { Achievement } from '@nosmilliards/domain/game/achievement';
import {
  Award,
  BowArrow,
  Coins,
  FlaskConical,
  Heart,
  Minimize2,
  PenLine,
  Scale,
  Scissors,
  Target,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import styles from './achievements.module.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  scale: Scale,
  coins: Coins,
  pen: PenLine,
  bow: BowArrow,
  flask: FlaskConical,
  scissors: Scissors,
  minimize: Minimize2,
  heart: Heart,
  target: Target,
};

export function Achievements({ won }: { readonly won: readonly Achievement[] }) {
  return (
    <section className={styles['section']} aria-labelledby="succes">
      <h2 id="succes">Vos succès</h2>
      {won.length === 0 ? (
        <p>
          Aucun succès cette fois. Ils récompensent des façons très différentes de faire un budget.
        </p>
      ) : (
        <ul className={styles['list']}>
          {won.map(({ id, name, description, reward, icon }) => (
            <li key={id} className={styles['item']}>
              <span className={styles['medal']}>
                <Icon icon={icons[icon] ?? Award} size="large" />
              </span>
              <div>
                <h3 className={styles['name']}>{name}</h3>
                <p className={styles['description']}>{description}</p>
                <p className={styles['reward']}>{reward}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
