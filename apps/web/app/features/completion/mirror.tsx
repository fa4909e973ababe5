import type { MirrorRow } from '@nosmilliards/domain/outcome/mirror';
import { Amount } from '#ui/amount.tsx';
import { DivergingBars } from '#ui/diverging-bars.tsx';
import styles from './mirror.module.css';

type MirrorProps = {
  /** The domains said to matter before playing. */
  readonly rows: readonly MirrorRow[];
  readonly all: readonly MirrorRow[];
};

/** Words beside euros: what one said mattered, and what one's votes do to it. Nothing is graded. */
export function Mirror({ rows, all }: MirrorProps) {
  const changed = all.filter(({ change }) => change !== 0);
  return (
    <section className={styles['section']} aria-labelledby="miroir">
      <h2 id="miroir">{rows.length > 0 ? 'Le miroir de vos priorités' : 'Par domaine'}</h2>
      {rows.length > 0 && (
        <ul className={styles['said']}>
          {rows.map(({ id, title, change }) => (
            <li key={id}>
              <span>
                <strong>{title}</strong> : dans vos priorités.
              </span>
              <span className={styles['change']}>
                <Amount value={change} form="billions" signed />
              </span>
            </li>
          ))}
        </ul>
      )}
      {changed.length === 0 ? (
        <p>Aucun domaine ne gagne ni ne perd.</p>
      ) : (
        <DivergingBars
          label="Ce que vos choix ajoutent ou retirent à chaque domaine"
          left="Retire"
          right="Ajoute"
          items={changed.map(({ id, title, change }) => ({
            id,
            label: title,
            size: change,
            tone: change > 0 ? 'up' : 'down',
            value: <Amount value={change} form="billions" signed />,
          }))}
        />
      )}
    </section>
  );
}
