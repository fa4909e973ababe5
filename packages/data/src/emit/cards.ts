import {
  impactPerAdultOf,
  type Card,
  type CardType,
  type FaceUpCard,
} from '@nosmilliards/domain/vote/card';
import { orderedDeck } from '@nosmilliards/domain/game/deck';
import type { Sector } from '@nosmilliards/domain/budget/line';
import { millions, sumOf } from '@nosmilliards/domain/money/money';
import type { BuiltCard, CardFace, CardTexts } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { lineIdsOf, type CardColumn } from '../read.ts';
import type { DescriptionEntry } from '../sheet.ts';
import type { Row } from '../table.ts';
import { weighed, type Line } from '../tree.ts';
import { builtEditionOf } from './edition.ts';
import { natureOf } from './lines.ts';

const SECTORS: Record<string, Sector> = {
  etat_central: 'etat_central',
  securite_sociale: 'securite_sociale',
  collectivites: 'collectivites',
  dette: 'dette',
  niches_fiscales: 'niches_fiscales',
};
const TYPES: Record<string, CardType> = {
  expense: 'expense',
  debt: 'debt',
  tax_expenditure: 'tax_expenditure',
  revenue: 'revenue',
};

export function builtCardsOf(dossier: Dossier): BuiltCard[] {
  const { edition } = dossier;
  const { baseline } = builtEditionOf(edition.sheet.content, dossier.expenses);
  const rows = new Map(edition.cards.rows.map((row) => [row.id, row]));
  const deck = orderedDeck(edition.cards.rows.map((row) => cardOf(row, dossier)));
  return deck.flatMap((card) => {
    const row = rows.get(card.id);
    if (row === undefined) return [];
    const gap = edition.gaps.content.ecarts.find(
      ({ type, objet }) => type === 'carte_lignes' && objet === card.id,
    );
    const texts = textsOf(edition.descriptions.content.textes[card.id]);
    const facts = {
      nature: natureOf(row.nature),
      source: row.source,
      reference: row.reference,
      note: row.note,
      impactPerAdult: impactPerAdultOf(card, baseline),
      linesAmount: sumOf(linesOf(row, dossier).map((line) => weighed(line).amount)),
      ...(gap === undefined ? {} : { gap: { amount: gap.montant, reason: gap.raison } }),
      ...(Object.keys(texts).length === 0 ? {} : { texts }),
    };
    return [{ ...card, ...facts }];
  });
}

export function coverageCardOf(card: BuiltCard): Card {
  const { rank, id, type, sector, title, amount, constraints, lineIds } = card;
  return { rank, id, type, sector, title, amount, constraints, lineIds };
}

export function cardFaceOf(card: BuiltCard): CardFace {
  const { id, subcategory, parentCategory, description, icon, nature } = card;
  return { id, subcategory, parentCategory, description, icon, nature };
}

/** Nothing in a key left out: a page tests what is there. */
export function textsOf(entry: DescriptionEntry | undefined): CardTexts {
  return {
    ...(entry?.finance ? { pays: entry.finance } : {}),
    ...(entry?.concerne ? { concerns: entry.concerne } : {}),
    ...(entry?.ne_dit_pas ? { silentOn: entry.ne_dit_pas } : {}),
    ...(entry?.source ? { source: entry.source } : {}),
  };
}

function cardOf(row: Row<CardColumn>, { edition, lineOf }: Dossier): FaceUpCard {
  const category = lineOf(row.categorie)?.row;
  return {
    rank: 0,
    id: row.id,
    type: known(TYPES, row.type),
    sector: known(SECTORS, row.secteur),
    category: row.categorie,
    subcategory: row.sous_categorie,
    parentCategory: category?.titre ?? row.categorie,
    title: row.titre,
    description: edition.descriptions.content.textes[row.id]?.resume ?? '',
    icon: row.icone,
    parentIcon: category?.icone ?? row.icone,
    amount: millions(Number(row.montant)),
    constraints: {
      minReduction: Number(row.reduction_max),
      maxIncrease: Number(row.hausse_max),
    },
    lineIds: lineIdsOf(row),
  };
}

function known<Value>(table: Record<string, Value>, cell: string): Value {
  const value = table[cell];
  if (value === undefined) throw new Error(`Valeur inconnue : ${cell}`);
  return value;
}

function linesOf(row: Row<CardColumn>, { lineOf }: Dossier): Line[] {
  return lineIdsOf(row).flatMap((id) => lineOf(id) ?? []);
}
