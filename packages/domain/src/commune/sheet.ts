import { sharedOut, SQUARES } from '../sheet/squares.ts';
import { amountIn, type Accounts, type Aggregate } from './commune.ts';

export type SheetSide = 'spending' | 'revenue';

/** A kind of amount, which has its years, its band and its rows in every table. */
export type Post = {
  /** Also the anchor of its years. */
  readonly id: Aggregate;
  readonly title: string;
  /** On a run of squares that is too small for the title. */
  readonly short?: string;
  /** Of the sheet it is a part of. */
  readonly side?: SheetSide;
};

export type SheetPart = Post & {
  readonly amount: number;
  /** None for what is negative: words say it. */
  readonly squares: number;
};

export type CommuneSheet = {
  readonly side: SheetSide;
  readonly year: number;
  readonly total: number;
  /** What the squares share out: the parts that are not negative. */
  readonly drawn: number;
  readonly parts: readonly SheetPart[];
};

export const POSTS: readonly Post[] = [
  { id: 'depenses', title: 'Dépenses' },
  { id: 'fct', title: 'Fonctionnement' },
  part('spending', 'personnel', 'Personnel'),
  part('spending', 'achats', 'Achats et services', 'Achats'),
  part('spending', 'aides', 'Subventions et participations versées', 'Subventions'),
  part('spending', 'interets', 'Intérêts de la dette', 'Intérêts'),
  part('spending', 'equipement', 'Travaux et équipements', 'Travaux'),
  part('spending', 'rembours', 'Remboursement d’emprunts', 'Emprunts rendus'),
  part('spending', 'autres_depenses', 'Autres dépenses', 'Autres'),
  { id: 'recettes', title: 'Recettes' },
  part('revenue', 'impots', 'Impôts locaux'),
  part('revenue', 'taxes', 'Autres impôts et taxes', 'Autres impôts'),
  part('revenue', 'etat', 'Dotations de l’État', 'Dotations'),
  part('revenue', 'ventes', 'Ventes de biens et services', 'Ventes'),
  part('revenue', 'subv_recues', 'Subventions reçues'),
  part('revenue', 'aides_inv', 'Aides reçues pour investir', 'Aides reçues'),
  part('revenue', 'emprunts', 'Emprunts nouveaux', 'Emprunts'),
  part('revenue', 'autres_recettes', 'Autres recettes', 'Autres'),
  { id: 'epargne', title: 'Épargne brute' },
  { id: 'dette', title: 'Dette au 31\u00A0décembre' },
];

function part(side: SheetSide, id: Aggregate, title: string, short = title): Post {
  return { id, title, short, side };
}

/** Less, in what is left of a total, is of rounding. */
const LEAST_OTHERS = 3;

/** Those that the year has. */
export function postsIn(accounts: Accounts, year: number): (Post & { readonly amount: number })[] {
  return POSTS.flatMap((post) => {
    const amount = amountIn(accounts, post.id, year);
    const isRounding = post.id.startsWith('autres') && Math.abs(amount ?? 0) < LEAST_OTHERS;
    return amount === undefined || isRounding ? [] : [{ ...post, amount }];
  });
}

/** The year as 1 000 squares twice: each part has its share of what is not negative. */
export function communeSheetsOf(accounts: Accounts, year: number): CommuneSheet[] {
  const posts = postsIn(accounts, year);
  return (['spending', 'revenue'] as const).flatMap((side) => {
    const total = posts.find(({ id }) => id === (side === 'spending' ? 'depenses' : 'recettes'));
    const own = posts.filter((post) => post.side === side);
    const weights = own.map(({ amount }) => Math.max(amount, 0));
    const drawn = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === undefined || drawn === 0) return [];
    const squares = sharedOut(weights, SQUARES);
    const parts = own.map((one, place) => ({ ...one, squares: squares[place] ?? 0 }));
    return [{ side, year, total: total.amount, drawn, parts }];
  });
}
