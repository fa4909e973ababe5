import { mirrorWordsOf, type MirrorRow } from '@nosmilliards/domain/outcome/mirror';
import { Amount } from '#ui/amount.tsx';
import { DivergingBars } from '#ui/diverging-bars.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './mirror.module.css';

type MirrorProps = {
  /** The priorities chosen before playing. */
  readonly rows: readonly MirrorRow[];
  readonly all: readonly MirrorRow[];
};

/** The stated priorities beside the effect of the votes on them, without a grade. */
export function Mirror({ rows, all }: MirrorProps) {
  const changed = all.filter(({ change }) => change !== 0);
  return (
    <section className={styles['section']} aria-labelledby="miroir">
      <h2 id="miroir">{rows.length > 0 ? 'Le miroir de vos priorités' : 'Par domaine'}</h2>
      {rows.length > 0 && (
        <ul className={styles['said']}>
          {rows.map((row) => {
            const words = mirrorWordsOf(row);
            return (
              <li key={row.id}>
                <span aria-hidden="true">{words.text}</span>
                <VisuallyHidden>{words.spoken}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      )}
      {changed.length === 0 ? (
        <p>Vos choix n’ajoutent ni ne retirent rien à un domaine.</p>
      ) : (
        <DivergingBars
          label="Ce que vos choix ajoutent ou retirent, par domaine"
          shown={all.length}
          left="Retire"
          right="Ajoute"
          items={changed.map(({ id, title, change }) => ({
            id,
            label: title,
            size: change,
            isOwn: rows.some((row) => row.id === id),
            value: <Amount value={change} form="billions" signed />,
          }))}
        />
      )}
      <p className={styles['note']}>
        Ce que vos choix ajoutent ou retirent à chaque domaine. Aucun n’est noté.
      </p>
    </section>
  );
}
