import {
  impactPerAdultOf,
  type Card,
  type FaceUpCard,
  type Mark,
} from '@nosmilliards/domain/vote/card';
import { orderedDeck } from '@nosmilliards/domain/game/deck';
import { millions, sumOf, type Millions } from '@nosmilliards/domain/money/money';
import type { BuiltCard, CardFace, CardTexts } from '../built.ts';
import { bareCardOf, groupOf } from '../derive/deck.ts';
import type { Dossier } from '../read/dossier.ts';
import { knownTermsOf } from '../derive/formula.ts';
import { known } from '../read/known.ts';
import { lineIdsOf } from '../read/edition.ts';
import type { DescriptionEntry } from '../read/records.ts';
import type { CardRow } from '../read/tables.ts';
import { weighed, type Line } from '../read/tree.ts';
import { builtEditionOf } from './edition.ts';
import { nextVoteOf } from './next-law.ts';
import { cellPlaceOf } from './pieces.ts';
import type { Group } from '@nosmilliards/domain/game/group';

export function builtCardsOf(dossier: Dossier): BuiltCard[] {
  const { edition } = dossier;
  const { baseline } = builtEditionOf(edition.record.content, dossier.expenses);
  const rows = new Map(edition.cards.rows.map((row) => [row.id, row]));
  const deck = orderedDeck(edition.cards.rows.map((row) => cardOf(row, dossier)));
  return deck.map((card) => {
    const row = known(rows, card.id);
    const gap = edition.gaps.content.ecarts.find(
      ({ type, objet }) => type === 'carte_lignes' && objet === card.id,
    );
    const texts = textsOf(edition.descriptions.content.textes[card.id]);
    const facts = {
      nature: row.nature,
      source: row.source,
      reference: row.reference,
      note: row.note,
      impactPerAdult: impactPerAdultOf(card, baseline),
      marks: marksOf(row, edition.record.content.annee),
      marksRead: [row.vote_source, row.depense_source],
      spentCells: knownTermsOf(row.depense_formule).flatMap((term) =>
        term.kind === 'cell' ? [cellPlaceOf(dossier, term)] : [],
      ),
      ...nextVoteOf(dossier, row),
      linesAmount: sumOf(linesOf(row, dossier).map((line) => weighed(line).amount)),
      ...(gap === undefined ? {} : { gap: { amount: gap.montant, reason: gap.raison } }),
      ...(Object.keys(texts).length === 0 ? {} : { texts }),
    };
    return { ...card, ...facts };
  });
}

export function coverageCardOf(card: BuiltCard): Card {
  const { rank, id, type, sector, title, amount, constraints, lineIds } = card;
  return { rank, id, type, sector, title, amount, constraints, lineIds };
}

export function cardFaceOf(card: BuiltCard): CardFace {
  const { id, subcategory, parentCategory, description, icon, nature } = card;
  const { voted, spent } = card.marks;
  const marks = { ...(voted && { voted: shown(voted) }), ...(spent && { spent: shown(spent) }) };
  return {
    id,
    subcategory,
    parentCategory,
    description,
    icon,
    nature,
    marks,
    concerns: card.texts?.concerns ?? '',
  };
}

/** Cards display marks in whole millions of euros. */
function shown(mark: Mark): Mark {
  return { ...mark, amount: millions(Math.round(mark.amount)) };
}

function marksOf(row: CardRow, annee: number): BuiltCard['marks'] {
  const markOf = (amount: string, year: string): Mark => ({
    amount: millions(Number(amount)),
    ...(year === String(annee) ? {} : { year }),
  });
  return {
    ...(row.vote && { voted: markOf(row.vote, row.vote_annee) }),
    ...(row.depense && { spent: markOf(row.depense, row.depense_annee) }),
  };
}

/** Empty texts are left out of the result. */
export function textsOf(entry: DescriptionEntry | undefined): CardTexts {
  return {
    ...(entry?.finance ? { pays: entry.finance } : {}),
    ...(entry?.concerne ? { concerns: entry.concerne } : {}),
    ...(entry?.ne_dit_pas ? { silentOn: entry.ne_dit_pas } : {}),
    ...(entry?.source ? { source: entry.source } : {}),
  };
}

function cardOf(row: CardRow, { edition, knownLine }: Dossier): FaceUpCard {
  const category = knownLine(row.categorie).row;
  return {
    ...bareCardOf(row),
    category: row.categorie,
    subcategory: row.sous_categorie,
    parentCategory: category.titre,
    description: edition.descriptions.content.textes[row.id]?.resume ?? '',
    icon: row.icone,
    parentIcon: category.icone,
  };
}

function linesOf(row: CardRow, { knownLine }: Dossier): Line[] {
  return lineIdsOf(row).map(knownLine);
}

/** Spending, then niches, then revenue; by decreasing amount, which is a neutral order. */
export function builtGroupsOf({ edition }: Dossier, cards: readonly BuiltCard[]): Group[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = ({ cardIds }: Group) => cardIds.map((id) => known(byId, id));
  const amountOf = (group: Group): Millions => sumOf(cardsOf(group).map(({ amount }) => amount));
  const placeOf = (group: Group) => {
    const [type] = cardsOf(group).map((card) => card.type);
    return type === 'revenue' ? 2 : Number(type === 'tax_expenditure');
  };
  return edition.groups.content.paquets
    .map(groupOf)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || amountOf(b) - amountOf(a));
}
