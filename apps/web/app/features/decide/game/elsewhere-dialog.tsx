import { formatPercent } from '@nosmilliards/domain/money/format';
import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { cellPathOf, functionPath } from '#site/path.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Elsewhere, ElsewhereRow } from './game-data.ts';
import styles from './elsewhere-dialog.module.css';

type ElsewhereDialogProps = {
  /** Of the decision. */
  readonly title: string;
  readonly id: string;
  readonly elsewhere: Elsewhere;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The functions that a decision corresponds to in part; no amount of the game beside them. */
export function ElsewhereDialog(props: ElsewhereDialogProps) {
  const { title, id, elsewhere, open, onClose } = props;
  const { first, year, decisions } = elsewhere;
  const decision = decisions[id];
  return (
    <Dialog open={open} onClose={onClose} title="La même part avant et ailleurs">
      {open && decision && (
        <div className="stack-2">
          <p>
            « {title} » <strong>correspond en partie</strong> à ce que comptent ces fonctions
            d’Eurostat, en % du PIB de l’année. {decision.reason}
          </p>
          {decision.rows.map((row) => (
            <FunctionFigures key={row.code} row={row} first={first} year={year} />
          ))}
          <p>
            Un chiffre plus grand n’est ni meilleur ni pire : la même chose peut se payer autrement.
          </p>
        </div>
      )}
    </Dialog>
  );
}

type FunctionProps = { readonly row: ElsewhereRow } & Pick<Elsewhere, 'first' | 'year'>;

function FunctionFigures({ row: { code, title, before, values }, first, year }: FunctionProps) {
  const inYear = AREAS.map((area, index) => ({
    area,
    name: `${AREA_NAMES[area].name}, ${year}`,
    value: values[index] ?? null,
    to: cellPathOf(code, area, year),
  }));
  // France before and now, then elsewhere, in the fixed order.
  const figures = [
    { name: `France, ${first}`, value: before, to: cellPathOf(code, 'FR', first) },
    ...inYear.filter(({ area }) => area === 'FR'),
    ...inYear.filter(({ area }) => area !== 'FR'),
  ];
  return (
    <section>
      <h3>
        <TextLink to={functionPath(code)}>{title}</TextLink>
      </h3>
      <dl className={styles['figures']}>
        {figures.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === null ? (
                'non disponible'
              ) : (
                <TextLink to={to}>{formatPercent(value)}</TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
