import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import type { GroupEntry } from '../read/sheets.ts';
import type { CardRow } from '../read/tables.ts';
import { judgingWordIn } from './judging-word.ts';
import { sentencesOf } from './sentence.ts';

const LONGEST_TITLE = 28;
/** A decision on more than that would be a decision on the whole budget. */
const LARGEST_SHARE = 1 / 3;

type Kind = 'une recette' | 'une niche' | 'une dépense';
const KINDS: Record<CardRow['type'], Kind> = {
  expense: 'une dépense',
  debt: 'une dépense',
  tax_expenditure: 'une niche',
  revenue: 'une recette',
};

/** The short game leaves nothing out and counts nothing twice: each card is in one group. */
export function checkGroupedCards({ edition }: Dossier): Problem[] {
  const { file, content, lineOf } = edition.groups;
  const cards = new Map(edition.cards.rows.map((row) => [row.id, row]));
  const owners = new Map<string, string>();
  const wrong = content.paquets.flatMap(({ id, cartes }, index) =>
    cartes.flatMap((card) => {
      const said = (message: string) => [{ file, line: lineOf(['paquets', index]), message }];
      const owner = owners.get(card);
      owners.set(card, owner ?? id);
      if (!cards.has(card)) return said(`« ${id} » : la carte ${card} n’existe pas.`);
      if (owner === undefined) return [];
      return said(`« ${id} » : la carte ${card} est déjà dans « ${owner} », gardez-en une.`);
    }),
  );
  const left = edition.cards.rows.filter((row) => !owners.has(row.id));
  return [
    ...wrong,
    ...left.map((row) => ({
      file: edition.cards.file,
      line: row.line,
      message: `La carte ${row.id} n’est dans aucun paquet : ajoutez-la à paquets.yaml.`,
    })),
  ];
}

/** What a group is called, and that one vote on it means one thing. */
export function checkGroups(dossier: Dossier): Problem[] {
  const { edition } = dossier;
  const { file, content, lineOf } = edition.groups;
  const cards = new Map(edition.cards.rows.map((row) => [row.id, row]));
  const icons = new Set(
    [edition.expenses, edition.revenues, edition.cards].flatMap(({ rows }) =>
      rows.map(({ icone }) => icone),
    ),
  );
  return content.paquets.flatMap((group, index) => {
    const rows = group.cartes.flatMap((id) => cards.get(id) ?? []);
    const word = judgingWordIn(`${group.titre} · ${group.phrase}`);
    return [
      (cards.has(group.id) || dossier.lineOf(group.id) !== undefined) &&
        'est aussi une ligne ou une carte : changez l’identifiant.',
      group.titre.length > LONGEST_TITLE &&
        `le titre a ${group.titre.length} signes, ${LONGEST_TITLE} au plus : raccourcissez-le.`,
      sentencesOf(group.phrase).length > 1 && 'la phrase doit être seule : raccourcissez-la.',
      word !== undefined && `le mot « ${word} » juge, écrivez un fait.`,
      !icons.has(group.icone) &&
        `l’icône « ${group.icone} » n’est celle d’aucune ligne ni carte : prenez l’une des leurs.`,
      ...faultsOfSize(group, rows, dossier),
    ].flatMap((fault) => {
      if (fault === false) return [];
      const message = `Paquet « ${group.id} » : ${fault}`;
      return [{ file, line: lineOf(['paquets', index]), message }];
    });
  });
}

function faultsOfSize(
  { secteur }: GroupEntry,
  rows: CardRow[],
  { edition }: Dossier,
): (string | false)[] {
  const { depenses_nettes: expenses, recettes_nettes: revenues } = edition.sheet.content.chiffres;
  const [first, ...others] = new Set(rows.map(({ type }) => KINDS[type]));
  // A niche is judged where its effect is: cutting it is cutting an expense.
  const side = (first === 'une recette' ? revenues : expenses)?.valeur ?? 0;
  const heaviest = heaviestSectorOf(rows);
  return [
    others.length > 0 && `une carte est ${first}, une autre ${others[0]} : séparez-les.`,
    heaviest !== secteur && `le secteur qui y pèse le plus est ${heaviest} : corrigez secteur.`,
    amountOf(rows) > side * LARGEST_SHARE &&
      'il pèse plus du tiers de son côté du budget : partagez-le.',
  ];
}

function heaviestSectorOf(rows: CardRow[]): string | undefined {
  const bySector = [...Map.groupBy(rows, ({ secteur }) => secteur)];
  return bySector.toSorted(([, a], [, b]) => amountOf(b) - amountOf(a))[0]?.[0];
}

function amountOf(rows: CardRow[]): number {
  return rows.reduce((sum, { montant }) => sum + Number(montant), 0);
}
