/** The self-audit, in the words of `docs/accessibilite/audit.yaml`. */
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
};

export type Criterion = {
  readonly numero: string;
  readonly titre: string;
  readonly statut: 'conforme' | 'non_conforme' | 'non_applicable';
  readonly preuve: string;
  /** The screens that fail. */
  readonly pages?: readonly string[];
};

export function countOf({ criteria }: Audit, statut: Criterion['statut']): number {
  return criteria.filter((criterion) => criterion.statut === statut).length;
}

/** In percent, cut to the tenth: one failure among many must not read « 100 % ». */
export function rateOf(audit: Audit): number {
  const met = countOf(audit, 'conforme');
  return Math.floor((met / (met + countOf(audit, 'non_conforme'))) * 1000) / 10;
}

/** The three states the law knows. */
export function conformityOf(audit: Audit): string {
  const rate = rateOf(audit);
  if (rate === 100) return 'totalement conforme';
  return rate >= 50 ? 'partiellement conforme' : 'non conforme';
}
