import type { Baseline } from '@nosmilliards/domain/baseline';
import type { Card } from '@nosmilliards/domain/card';
import type { Line, Nature, Side } from '@nosmilliards/domain/line';

/** What the build writes in `built/`. Amounts are in millions of euros unless `unit` says otherwise. */

export type Figure = {
  id: string;
  label: string;
  value: number;
  unit: 'M€' | '€' | '%' | 'personnes';
  nature: Nature;
  source: string;
  reference: string;
  year: number;
  perimeter: string;
  note: string;
};

export type Law = { title: string; number: string; promulgated: string; source: string };

/** built/edition.json */
export type BuiltEdition = {
  year: number;
  title: string;
  version: string;
  date: string;
  updated: string;
  currency: string;
  perimeter: string;
  laws: Law[];
  baseline: Baseline;
  figures: Record<string, Figure>;
  consolidation: {
    grossTotal: number;
    netTotal: number;
    deductedTransfers: number;
    /** Computed: every amount of the tree before consolidation. */
    treeGrossTotal: number;
  };
};

/** built/sectors.json: who spends, for a bar of 1 000 €. */
export type Spender = {
  id: 'securite_sociale' | 'collectivites' | 'etat' | 'dette' | 'operateurs' | 'technique';
  label: string;
  amount: number;
  /** Whole euros out of 1 000; the shares add up to 1 000. */
  perThousand: number;
  lineIds: string[];
};
export type BuiltSectors = { total: number; spenders: Spender[] };

export type { Baseline, Card, Line, Nature, Side };
