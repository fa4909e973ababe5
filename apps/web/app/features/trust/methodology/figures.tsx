import {
  formatAmount,
  formatCount,
  formatEuros,
  formatPercent,
} from '@nosmilliards/domain/money/format';
import { fromEuros, millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardPath, linePath, paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { natureWords } from '#ui/nature-words.ts';
import { NotedList } from '#ui/noted-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologyData } from '#page-data/methodology.server.ts';

type SheetProps = { readonly data: MethodologyData };

const meanings = {
  officiel:
    'chiffre d’un organisme public, lu dans son document, dans une copie ou dans un texte qui le cite\u202F; la façon est dite à côté, sur la ligne et dans la citation à copier.',
  calcule:
    'obtenu à partir de chiffres officiels. La formule est sur la ligne, avec son ± quand les termes sont arrondis.',
  estime: 'ordre de grandeur, montant retenu, ou calcul dont un terme l’est. Il porte son ±.',
};

export function Natures({ data }: SheetProps) {
  const { amounts, pieces } = data.recomputed;
  return (
    <>
      <ul>
        {data.natures.map(({ kind }) => (
          <li key={kind}>
            <strong>{natureWords[kind]}</strong> : {meanings[kind]}
          </li>
        ))}
      </ul>
      <p>
        Voici leur part, en montant, calculée à chaque construction du site. L’estimé comprend tout
        ce qui dépend d’un terme estimé. Officiel ou calculé :{' '}
        {formatPercent(data.recomputedShare.expense)} des dépenses,{' '}
        {formatPercent(data.recomputedShare.revenue)} des recettes. Aucune part n’est arrondie vers
        le haut : leur somme peut faire un peu moins de 100 %.
      </p>
      <BothSides
        caption="Part de chaque nature"
        rows={data.natures.map(({ kind, ...shares }) => ({ label: natureWords[kind], ...shares }))}
      />
      <p>
        {formatCount(amounts)} montants officiels ou calculés sont refaits à partir de {pieces}{' '}
        pièces, sans compter les séries d’années, à chaque construction : une cellule changée, et le
        site ne se construit pas. Une pièce est l’extrait d’un document, avec l’empreinte du fichier
        quand il a été lu lui-même ; elle a sa page, où les cellules employées sont marquées. Toutes
        n’ont pas été lues de la même façon :
      </p>
      <BothSides
        caption="Part de chaque lecture, la plus faible comptant pour toute la ligne"
        rows={data.readings.map(({ words, ...shares }) => ({ label: words, ...shares }))}
      />
      <p>
        Un budget de {data.year} n’est pas fait que de chiffres de {data.year} : où le dernier
        compte lu est plus ancien, c’est lui qui est montré, avec son année. La page de chaque
        catégorie donne les siennes, et les données ouvertes toutes (
        <TextLink to={paths.data}>parts.csv</TextLink>).
      </p>
      <BothSides
        caption="Part de chaque année de données"
        rows={data.years.map(({ kind, ...shares }) => ({ label: String(kind), ...shares }))}
      />
      <p>
        Une catégorie n’a pas de nature propre : elle montre celle de ses lignes, comme « Calculé,
        dont 7 % estimé (± 7,0 Md€) ». Le ± est la somme de ceux de ses lignes estimées.
      </p>
      <p>
        Pour 1 000 € de dépense publique, les lignes techniques font{' '}
        {formatEuros(data.technical.expense, { decimals: 1 })} des dépenses et{' '}
        {formatEuros(data.technical.revenue, { decimals: 1 })} des recettes.
      </p>
    </>
  );
}

type SharesRow = Pick<MethodologyData['natures'][number], 'expense' | 'revenue'> & {
  readonly label: string;
};

function BothSides({ caption, rows }: { readonly caption: string; readonly rows: SharesRow[] }) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'kind', label: 'Chiffres' },
        { id: 'expense', label: 'Dépenses', numeric: true },
        { id: 'revenue', label: 'Recettes', numeric: true },
      ]}
      rows={rows.map(({ label, expense, revenue }) => ({
        id: label,
        cells: [label, formatPercent(expense.share), formatPercent(revenue.share)],
      }))}
    />
  );
}

/** Totals of the simulator and of the national accounts, then the deficit by administration. */
export function Accounts({ data }: SheetProps) {
  return (
    <>
      <p>
        Les totaux du simulateur sont retenus une fois pour toutes. Voici, à côté, ce que les
        comptes nationaux ont constaté pour {data.year} (Insee, {data.published.accounts} ; dette et
        PIB transmis à Eurostat, {data.published.debt}). La différence est une ligne technique, de
        chaque côté.
      </p>
      <DataTable
        caption="Retenu et constaté"
        columns={[
          { id: 'label', label: 'Chiffre' },
          { id: 'kept', label: 'Retenu', numeric: true },
          { id: 'found', label: 'Constaté', numeric: true },
        ]}
        rows={data.accounts.map(({ label, kept, found }) => ({
          id: label,
          cells: [label, kept === null ? '–' : formatAmount(kept), formatAmount(found)],
        }))}
      />
      <DataTable
        caption="De qui est le déficit de départ"
        columns={[
          { id: 'label', label: 'Administrations' },
          { id: 'balance', label: 'Solde', numeric: true },
        ]}
        rows={data.split.map(({ label, balance }) => ({
          id: label,
          cells: [label, formatAmount(balance)],
        }))}
        total={{
          id: 'total',
          cells: ['Déficit public, référence du jeu', formatAmount(data.balance)],
        }}
      />
    </>
  );
}

/** A deficit of the first model of this site that has no source: shown as unused. */
const UNUSED_DEFICIT = millions(212_000);

const deficitUses: Record<string, string> = {
  deficit_reference: 'Déficit de départ du jeu',
  deficit_constate:
    'Montré à côté du précédent\u00A0: accueil, explorateur, menu, haut des écrans larges',
  deficit_etat_execute: 'Montré à la page « À propos », à côté du précédent',
  deficit_etat_loi: 'Montré à la page « À propos », avec son périmètre',
  deficit_etat_premier_semestre: 'Montré à la page « À propos », avec son périmètre',
};

export function Deficits({ data }: SheetProps) {
  return (
    <>
      <p>
        Plusieurs chiffres circulent pour la même année. Ils n’ont ni le même périmètre, ni la même
        période : ils ne se comparent pas entre eux.
      </p>
      <NotedList
        items={[
          ...data.deficits.map(({ id, label, value, perimeter }) => ({
            id,
            label: <Link to={`${paths.about}#${id}`}>{label}</Link>,
            value: <Amount value={millions(value)} />,
            note: `Périmètre : ${perimeter}. ${deficitUses[id]}.`,
          })),
          {
            id: 'unused',
            label: 'Cité par le modèle de départ',
            value: <Amount value={UNUSED_DEFICIT} />,
            note: 'Sans source, périmètre non disponible. Non utilisé.',
          },
        ]}
      />
    </>
  );
}

export function Retained({ data }: SheetProps) {
  return (
    <>
      <p>
        Le site est parti d’un modèle simplifié du budget, dont ces chiffres sont gardés tels quels.
        Quand un repère officiel en diffère, il est écrit à côté.
      </p>
      <NotedList
        items={data.retained.map((figure) => ({
          id: figure.id,
          label: figure.label,
          value: valueOf(figure),
          note: figure.note,
        }))}
      />
    </>
  );
}

function valueOf({ value, unit }: MethodologyData['retained'][number]): ReactNode {
  switch (unit) {
    case 'M€':
      return <Amount value={millions(value)} />;
    case '€':
      return <Amount value={fromEuros(value)} />;
    case '%':
      return formatPercent(value);
    case 'personnes':
      return formatCount(value);
  }
}

export function Gaps({ data }: SheetProps) {
  return (
    <>
      <p>
        Une ligne et ses enfants, une carte et ses lignes doivent faire le même montant. Toute
        différence est inscrite avec sa raison, ou la construction s’arrête. En voici la liste
        entière : le montant affiché, moins la somme du détail.
      </p>
      <NotedList
        items={data.gaps.map(({ id, title, isCard, amount, reason }) => ({
          id,
          label: (
            <>
              <Link to={isCard ? cardPath(id) : linePath(id)}>{title}</Link>
              {isCard && ' (carte)'}
            </>
          ),
          value: <Amount value={amount} signed />,
          note: reason,
        }))}
      />
    </>
  );
}
