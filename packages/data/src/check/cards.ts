import { millions } from '@nosmilliards/domain/money/money';
import { isNicheCard, isRevenueCard } from '@nosmilliards/domain/vote/card';
import { limitsOfLine } from '@nosmilliards/domain/vote/line-limits';
import { isInterest, type Dossier } from '../read/dossier.ts';
import { problemAt, problemOf, type Problem } from '../read/problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import type { CardRow } from '../read/tables.ts';
import type { Line } from '../read/tree.ts';

/** Each sector has the number of cards that `edition.yaml` requires. */
export function checkDeck({ edition }: Dossier): Problem[] {
  const { rows } = edition.cards;
  const expected = edition.record.content.controles.cartes_par_secteur;
  return Object.entries(expected).flatMap(([sector, count]) => {
    const cards = rows.filter((row) => row.secteur === sector);
    if (cards.length === count) return [];
    const message = `Le secteur « ${sector} » a ${cards.length} cartes, il en faut ${count}.`;
    return [problemAt(edition.cards, cards.at(-1) ?? { line: 1 }, message)];
  });
}

/** The amounts in `montants_fixes` are exact. */
export function checkFixedAmounts({ edition }: Dossier): Problem[] {
  const { rows } = edition.cards;
  const fixed = edition.record.content.controles.montants_fixes;
  return Object.entries(fixed).flatMap(([id, amount]) => {
    const card = rows.find((row) => row.id === id);
    if (card !== undefined && Number(card.montant) === amount) return [];
    const message = `Le montant de la carte ${id} est fixé à ${amount} M€ par edition.yaml : rétablissez-le.`;
    if (card === undefined) return [problemOf(edition.cards, message)];
    return [problemAt(edition.cards, card, { message, right: { montant: amount } })];
  });
}

/** The limits of a card follow from its amount and its type alone. */
export function checkLimits(dossier: Dossier): Problem[] {
  const { cards } = dossier.edition;
  return cards.rows.flatMap((row) => {
    const { minReduction, maxIncrease } = limitsOfLine({
      amount: millions(Number(row.montant)),
      isNiche: isNicheCard(row),
      isInterest: lineIdsOf(row).every((id) => isInterest(id, dossier)),
    });
    if (Number(row.reduction_max) === minReduction && Number(row.hausse_max) === maxIncrease) {
      return [];
    }
    const message = `Pour une carte de cette taille et de ce genre, reduction_max est ${minReduction} et hausse_max ${maxIncrease} : corrigez-les.`;
    const right = { reduction_max: minReduction, hausse_max: maxIncrease };
    return [problemAt(cards, row, { message, right })];
  });
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
      const refused = (message: string) => [problemAt(edition.cards, row, message)];
      const line = lineOf(id);
      if (line === undefined) return refused(`La ligne « ${id} » n’existe pas : corrigez lignes.`);
      const ancestry = ancestryOf(line);
      if (isRevenueCard(row) && !revenues.byId.has(id)) {
        return refused(
          `La ligne « ${id} » n’est pas une recette : une carte de recette ne la couvre pas.`,
        );
      }
      if (ancestry.at(-1) !== row.categorie && !isSmallerShare(line, row)) {
        return refused(`La ligne « ${id} » n’est pas dans la catégorie « ${row.categorie} ».`);
      }
      if (line.row.votable !== 'oui') {
        return refused(`La ligne « ${id} » ne se vote pas : une carte ne peut pas la couvrir.`);
      }
      const rival = ancestry.map((ancestor) => owners.get(ancestor)).find((o) => o && o !== row.id);
      if (rival === undefined) return [];
      return refused(`La ligne « ${id} » est déjà couverte par la carte ${rival} : gardez-en une.`);
    }),
  );

  /** A tax shared by several administrations is on the card of its largest share. */
  function isSmallerShare(line: Line, row: CardRow): boolean {
    const shares = lineIdsOf(row).flatMap((id) => lineOf(id) ?? []);
    return isRevenueCard(row) && shares.some(({ net }) => net > line.net);
  }
}
