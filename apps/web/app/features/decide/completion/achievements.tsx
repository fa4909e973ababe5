import { ACHIEVEMENTS, type Achievement } from '@nosmilliards/domain/game/achievement';
import Award from 'lucide-react/icons/award';
import BowArrow from 'lucide-react/icons/bow-arrow';
import Coins from 'lucide-react/icons/coins';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Heart from 'lucide-react/icons/heart';
import Minimize2 from 'lucide-react/icons/minimize-2';
import PenLine from 'lucide-react/icons/pen-line';
import Scale from 'lucide-react/icons/scale';
import Scissors from 'lucide-react/icons/scissors';
import Target from 'lucide-react/icons/target';
import { formatCount } from '@nosmilliards/domain/money/format';
import { Disclosure } from '#ui/disclosure.tsx';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import styles from './achievements.module.css';

const icons: Readonly<Record<string, IconDrawing>> = {
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

const SHOWN = 4;

export function Achievements({ won }: { readonly won: readonly Achievement[] }) {
  // A single extra one takes less space than the disclosure that would hide it.
  const shown = won.length > SHOWN + 1 ? SHOWN : won.length;
  const left = ACHIEVEMENTS.length - won.length;
  const others = left > 0 && (
    <p className={styles['description']}>
      {left === 1 ? 'Un autre reste' : `${formatCount(left)} autres restent`} à découvrir.
    </p>
  );
  return (
    <section className={styles['section']} aria-labelledby="succes">
      <h2 id="succes">Vos succès</h2>
      {won.length === 0 ? (
        <p>
          Aucun succès cette fois. Ils récompensent des façons très différentes de faire un budget.
        </p>
      ) : (
        <>
          <AchievementList achievements={won.slice(0, shown)} />
          {shown < won.length && (
            <Disclosure look="inline" summary={`Voir les ${won.length - shown} autres succès`}>
              <AchievementList achievements={won.slice(shown)} />
              {others}
            </Disclosure>
          )}
          {shown === won.length && others}
        </>
      )}
    </section>
  );
}

function AchievementList({ achievements }: { readonly achievements: readonly Achievement[] }) {
  return (
    <ul className={styles['list']}>
      {achievements.map(({ id, name, description, reward, icon }) => (
        <li key={id} className={styles['item']}>
          <span className={styles['medal']}>
            <Icon icon={icons[icon] ?? Award} size="large" />
          </span>
          <div>
            <h3 className={styles['name']}>{name}</h3>
            <p className={styles['description']}>
              {description} {reward}.
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
