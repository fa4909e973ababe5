import type { ComparedUnit, Stand } from '@nosmilliards/domain/duel/duel';
import { groupedBy, sorted } from '@nosmilliards/domain/list';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data-table.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { standWords, waysWords } from './duel-words.ts';
import { namesText, type Person } from './people.ts';
import { toneOf } from './tone.ts';
import styles from './duel.module.css';

type ComparedUnitsProps = {
  readonly title: string;
  /** « Décision », « Carte », « Choix ». */
  readonly head: string;
  readonly units: readonly ComparedUnit[];
  readonly people: readonly Person[];
};

/** What each chose: a table of two, a list of more, which a table would not hold on a phone. */
export function ComparedUnits({ title, head, units, people }: ComparedUnitsProps) {
  if (people.length > 2) return <GroupUnits units={units} people={people} />;
  return (
    <div className={styles['table']}>
      <DataTable
        caption={<VisuallyHidden>{title}</VisuallyHidden>}
        columns={[
          { id: 'unit', label: head },
          ...people.map(({ letter, shown }, index) => ({
            id: letter,
            label: <span className={toneOf(index)}>{shown}</span>,
          })),
        ]}
        rows={units.map(({ id, title: name, stands }) => ({
          id,
          cells: [
            <strong key="unit">{name}</strong>,
            ...stands.map((stand, index) => (
              <Chosen key={people[index]?.letter} stand={stand} tone={toneOf(index)} />
            )),
          ],
        }))}
      />
    </div>
  );
}

function GroupUnits({ units, people }: Pick<ComparedUnitsProps, 'units' | 'people'>) {
  return (
    <ul className={styles['units']}>
      {units.map((unit) => (
        <li key={unit.id}>
          <p className="ends">
            <strong>{unit.title}</strong>
            <span className="note">{waysWords(unit)}</span>
          </p>
          <ul className={styles['stands']}>
            {campsOf(unit, people).map(({ stand, camp }) => (
              <li key={standWords(stand)}>
                <Chosen stand={stand} />
                <span className={styles['name']}>{namesText(camp)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Who chose the same, from the largest rise to the largest cut. */
function campsOf({ stands }: ComparedUnit, people: readonly Person[]) {
  const chosen = people.flatMap((person, index) => {
    const stand = stands[index];
    return stand ? [{ person, stand }] : [];
  });
  const camps = [...groupedBy(chosen, ({ stand }) => standWords(stand)).values()].flatMap((camp) =>
    camp[0] ? [{ stand: camp[0].stand, camp: camp.map(({ person }) => person) }] : [],
  );
  return sorted(camps, (one, other) => other.stand.change - one.stand.change);
}

type ChosenProps = { readonly stand: Stand; readonly tone?: string | undefined };

function Chosen({ stand, tone }: ChosenProps) {
  return (
    <span className={classNames(styles['chosen'], tone)}>
      {stand.choice && <SquareGlyph kind={stand.choice.type} />}
      {standWords(stand)}
    </span>
  );
}
