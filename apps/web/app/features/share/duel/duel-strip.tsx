import type { ComparedUnit, Comparison } from '@nosmilliards/domain/duel/duel';
import { spelledCount } from '@nosmilliards/domain/money/counted';
import { formatCount } from '@nosmilliards/domain/money/format';
import { classNames } from '#ui/class-names.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { countWords, frameWords, UNITS } from './duel-words.ts';
import { namesText, type Person } from './people.ts';
import { toneOf } from './tone.ts';
import styles from './duel.module.css';

type DuelStripProps = {
  readonly comparison: Comparison;
  readonly people: readonly Person[];
};

/** More columns than this do not fit on one line of a phone. */
const ONE_LINE = 16;

/** A column for each unit compared, a square for each person: what they share first. */
export function DuelStrip({ comparison, people }: DuelStripProps) {
  const { shared, split, unit } = comparison;
  const count = shared.length + split.length;
  if (count === 0) return null;
  const frames = [
    ['shared', shared],
    ['split', split],
  ] as const;
  const label = `${countWords(count, comparison)}, ${spelledCount(people.length)} choix pour ${unit === 'choice' ? 'chacun' : 'chacune'}\u00A0: ${shared.length} dans le même sens, ${split.length} ${frameWords(comparison, 'split', split.length)}.`;
  return (
    <div className="stack-half">
      <div
        // An inline drawing: `<img>` needs a file.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        className={classNames(styles['strip'], count > ONE_LINE && styles['wrapped'])}
      >
        {frames.map(
          ([kind, units]) =>
            units.length > 0 && (
              <div key={kind}>
                <p>
                  <b>{formatCount(units.length)}</b> {frameWords(comparison, kind, units.length)}
                </p>
                <div className={styles[kind]}>
                  {units.map((one) => (
                    <Column key={one.id} unit={one} />
                  ))}
                </div>
              </div>
            ),
        )}
      </div>
      <p className={styles['note']}>
        <RowNames people={people} /> 1 colonne = 1 {UNITS[unit]}.
      </p>
    </div>
  );
}

function Column({ unit: { stands } }: { readonly unit: ComparedUnit }) {
  return (
    <span className={styles['column']}>
      {stands.map(({ choice }, index) => (
        // The order of the people is that of the rows.
        // oxlint-disable-next-line react/no-array-index-key
        <SquareGlyph key={index} kind={choice?.type ?? 'keep'} className={toneOf(index)} />
      ))}
    </span>
  );
}

/** « En haut, vous ; en bas, Camille. » */
function RowNames({ people }: Pick<DuelStripProps, 'people'>) {
  const named = people.map((person) => ({ shown: person.isOwn ? 'vous' : person.shown }));
  const [first, second] = named;
  if (named.length > 2 || !first || !second) return `De haut en bas\u00A0: ${namesText(named)}.`;
  return (
    <>
      <strong className={toneOf(0)}>En haut, {first.shown}</strong> ;{' '}
      <strong className={toneOf(1)}>en bas, {second.shown}</strong>.
    </>
  );
}
