import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Audit } from '../../app/features/trust/accessibility/audit.ts';

const FILE = 'docs/accessibilite/audit.yaml';

/** Number of criteria in each of the 13 themes of RGAA 4.1.2: 106 in all. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const STATUSES = new Set<string>(['conforme', 'non_conforme', 'non_applicable']);

export function readAudit(): Audit {
  return auditOf(readFileSync(new URL(`../../../../${FILE}`, import.meta.url), 'utf8'));
}

/** Throws one French sentence per fault: a missing criterion would falsify the published rate. */
export function auditOf(text: string): Audit {
  const { referentiel, date, echantillon, criteres, reparations } = parse(text);
  const audit: Audit = {
    standard: referentiel,
    date,
    sample: echantillon,
    criteria: criteres,
    repairs: reparations,
  };
  const screens = new Set(audit.sample.map(({ id }) => id));
  const expected = THEMES.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  const found = audit.criteria.map(({ numero }) => numero);
  const faults = [
    ...expected.flatMap((numero) => {
      const times = found.filter((one) => one === numero).length;
      return times === 1
        ? []
        : [`le critère ${numero} est écrit ${times} fois : une seule suffit.`];
    }),
    ...audit.criteria.flatMap(({ numero, statut, titre, preuve, pages = [] }) => [
      ...(expected.includes(numero) ? [] : [`le critère ${numero} n’existe pas.`]),
      ...(STATUSES.has(statut) ? [] : [`${numero} : le statut « ${statut} » est inconnu.`]),
      ...(titre && preuve ? [] : [`${numero} : écrivez un titre et une preuve.`]),
      ...(statut === 'non_conforme' && pages.length === 0
        ? [`${numero} : dites sur quelles pages.`]
        : []),
      ...pages
        .filter((id) => !screens.has(id))
        .map((id) => `${numero} : l’écran « ${id} » est inconnu.`),
    ]),
    ...audit.repairs.flatMap(({ critere, pages, date: day }) => [
      ...(expected.includes(critere) || critere.startsWith('WCAG ')
        ? []
        : [`réparations : le critère ${critere} n’existe pas.`]),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && day <= date
        ? []
        : [`réparations, ${critere} : écrivez un jour, au plus tard celui de l’audit.`]),
      ...pages
        .filter((id) => !screens.has(id))
        .map((id) => `réparations, ${critere} : l’écran « ${id} » est inconnu.`),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `${FILE} : ${fault}`).join('\n'));
  return audit;
}
