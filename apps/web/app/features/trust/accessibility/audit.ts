/** The self-audit of `docs/accessibilite/audit.yaml`. */
export type Audit = {
  readonly standard: string;
  /** As an ISO day. */
  readonly date: string;
  readonly sample: readonly {
    readonly id: string;
    readonly titre: string;
    readonly adresse: string;
    readonly etat?: string;
  }[];
  readonly criteria: readonly Criterion[];
  readonly repairs: readonly Repair[];
};

/** A failure found, then mended. */
type Repair = {
  /** Of RGAA, or of WCAG where RGAA has none. */
  readonly critere: string;
  readonly pages: readonly string[];
  readonly constat: string;
  /** Of the repair, as an ISO day. */
  readonly date: string;
};

export type Criterion = {
  readonly numero: string;
  readonly titre: string;
  readonly statut: 'conforme' | 'non_conforme' | 'non_applicable';
  readonly preuve: string;
  /** Ids of the screens of the sample that fail. */
  readonly pages?: readonly string[];
};

export function countOf({ criteria }: Audit, statut: Criterion['statut']): number {
  return criteria.filter((criterion) => criterion.statut === statut).length;
}

/** Percentage, rounded down to 0.1: with one failure it must not be « 100 % ». */
export function rateOf(audit: Audit): number {
  const met = countOf(audit, 'conforme');
  return Math.floor((met / (met + countOf(audit, 'non_conforme'))) * 1000) / 10;
}

/** The three legal states of conformity. */
export function conformityOf(audit: Audit): string {
  const rate = rateOf(audit);
  if (rate === 100) return 'totalement conforme';
  return rate >= 50 ? 'partiellement conforme' : 'non conforme';
}
