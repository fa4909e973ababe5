import type { Dossier } from '../dossier.ts';
import { problemAt, type Problem } from '../problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import type { CardRow } from '../read/tables.ts';
import type { Line } from '../read/tree.ts';

/** As many cards in each sector as the game expects. */
export function checkDeck({ edition }: Dossier): Problem[] {
  const { file, rows } = edition.cards;
  const expected = edition.sheet.content.controles.cartes_par_secteur;
  return Object.entries(expected).flatMap(([sector, count]) => {
    const cards = rows.filter((row) => row.secteur === sector);
    if (cards.length === count) return [];
    const message = `Le secteur « ${sector} » a ${cards.length} cartes, il en faut ${count}.`;
    return [{ file, line: cards.at(-1)?.line ?? 1, message }];
  });
}

/** The amounts fixed by the edition are kept to the euro. */
export function checkFixedAmounts({ edition }: Dossier): Problem[] {
  const { file, rows } = edition.cards;
  const fixed = edition.sheet.content.controles.montants_fixes;
  return Object.entries(fixed).flatMap(([id, amount]) => {
    const card = rows.find((row) => row.id === id);
    if (card !== undefined && Number(card.montant) === amount) return [];
    const message = `Le montant de la carte ${id} est fixé à ${amount} M€ par edition.yaml : rétablissez-le.`;
    return [{ file, line: card?.line ?? 1, message }];
  });
}

/**
 * The one rule of the limits: the larger a line, the narrower its bounds, whatever it pays for.
 * Two lines of a size and a kind have the same; the first row that fits gives them.
 */
const LIMITS: {
  kind: string;
  fits: (card: CardRow) => boolean;
  lowest: number;
  highest: number;
}[] = [
  { kind: 'une niche fiscale', fits: isNiche, lowest: -100, highest: 0 },
  { kind: 'des intérêts', fits: isInterest, lowest: -5, highest: 10 },
  { kind: 'une ligne d’au moins 50 Md€', fits: isAtLeast(50_000), lowest: -30, highest: 80 },
  { kind: 'une ligne de 10 à moins de 50 Md€', fits: isAtLeast(10_000), lowest: -40, highest: 90 },
  { kind: 'une ligne de moins de 10 Md€', fits: isAtLeast(0), lowest: -50, highest: 100 },
];

export function checkLimits({ edition }: Dossier): Problem[] {
  return edition.cards.rows.flatMap((row) => {
    const rule = LIMITS.find(({ fits }) => fits(row));
    if (rule === undefined) return [];
    const { kind, lowest, highest } = rule;
    if (Number(row.reduction_max) === lowest && Number(row.hausse_max) === highest) return [];
    const message = `Pour ${kind}, reduction_max est ${lowest} et hausse_max ${highest} : corrigez-les.`;
    return [problemAt(edition.cards, row, message)];
  });
}

function isNiche({ type }: CardRow): boolean {
  return type === 'tax_expenditure';
}

function isRevenue({ type }: CardRow): boolean {
  return type === 'revenue';
}

function isInterest({ type, sous_categorie: subcategory }: CardRow): boolean {
  return type === 'debt' || subcategory.startsWith('Dette');
}

function isAtLeast(millions: number) {
  return ({ montant }: CardRow) => Number(montant) >= millions;
}

/** A card covers votable lines of its category, and no euro is on two cards. */
export function checkCardLines({ edition, lineOf, revenues }: Dossier): Problem[] {
  const ancestryOf = (line: Line | undefined): string[] =>
    line === undefined ? [] : [line.row.id, ...ancestryOf(lineOf(line.row.parent_id))];
  const owners = new Map(
    edition.cards.rows.flatMap((row) => lineIdsOf(row).map((id) => [id, row.id] as const)),
  );
  return edition.cards.rows.flatMap((row) =>
    lineIdsOf(row).flatMap((id) => {
      const said = (message: string) => [problemAt(edition.cards, row, message)];
      const line = lineOf(id);
      if (line === undefined) return said(`La ligne « ${id} » n’existe pas : corrigez lignes.`);
      const ancestry = ancestryOf(line);
      if (isRevenue(row) && !revenues.byId.has(id)) {
        return said(
          `La ligne « ${id} » n’est pas une recette : une carte de recette ne la couvre pas.`,
        );
      }
      if (ancestry.at(-1) !== row.categorie && !isSmallerShare(line, row)) {
        return said(`La ligne « ${id} » n’est pas dans la catégorie « ${row.categorie} ».`);
      }
      if (line.row.votable !== 'oui') {
        return said(`La ligne « ${id} » ne se vote pas : une carte ne peut pas la couvrir.`);
      }
      const rival = ancestry.map((ancestor) => owners.get(ancestor)).find((o) => o && o !== row.id);
      if (rival === undefined) return [];
      return said(`La ligne « ${id} » est déjà couverte par la carte ${rival} : gardez-en une.`);
    }),
  );

  /** One tax may feed several administrations: its card stands where its largest share does. */
  function isSmallerShare(line: Line, row: CardRow): boolean {
    const shares = lineIdsOf(row).flatMap((id) => lineOf(id) ?? []);
    return isRevenue(row) && shares.some(({ net }) => net > line.net);
  }
}
