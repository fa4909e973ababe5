import type { Dossier } from '../read/dossier.ts';
import { problemsIn, type Problem } from '../read/problem.ts';
import type { SourceEntry } from '../read/records.ts';

/** Our own hypotheses and calculations: a figure that cites them is never official. */
export const OWN_SOURCES = new Set([
  'hypothese-nos-milliards',
  'calcul-nos-milliards',
  'ordre-de-grandeur',
]);

const COMMIT = /^[0-9a-f]{40}$/;
export const FINGERPRINT = /^[0-9a-f]{64}$/;

/** Every source has an address that leads to the document. */
export function checkSources({ edition }: Dossier): Problem[] {
  return Object.entries(edition.sources.content.sources)
    .filter(([id]) => !OWN_SOURCES.has(id))
    .flatMap(([id, source]) =>
      problemsIn(edition.sources, ['sources', id], faultsOf(source), `Source « ${id} » : `),
    );
}

/** A valid https address that is not the home page of a site. */
export function isDeepAddress(url: string): boolean {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address?.protocol === 'https:' && (address.pathname.length > 1 || address.search !== '');
}

function faultsOf({ url, lu_via: copy }: SourceEntry): (string | false)[] {
  return [
    !isDeepAddress(url) &&
      'donnez l’adresse complète du document, en https : celle de l’accueil d’un site ne suffit pas.',
    copy !== undefined && (copy.depot ?? '') === '' && 'lu_via demande un depot.',
    copy?.commit !== undefined &&
      !COMMIT.test(copy.commit) &&
      'lu_via : un commit a 40 caractères (0-9, a-f).',
    copy?.sha256 !== undefined &&
      !FINGERPRINT.test(copy.sha256) &&
      'lu_via : une empreinte sha256 a 64 caractères (0-9, a-f).',
  ];
}

/** Sources whose `a_verifier` date has passed: a warning, so that time alone fails no build. */
export function overdueSourcesOf({ edition }: Dossier, today: string): string[] {
  return Object.entries(edition.sources.content.sources)
    .filter(([, source]) => source.a_verifier < today)
    .map(([id, source]) => `La source « ${id} » est à relire depuis le ${source.a_verifier}.`);
}
