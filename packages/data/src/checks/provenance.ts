import type { Dossier } from '../dossier.ts';
import { problemAt, type Problem } from '../problem.ts';
import { OWN_SOURCES } from './sources.ts';

type Claim = { nature: string; source: string; reference: string; note: string };

/** Every figure leads to a known source, and says no more than it knows. */
export function checkProvenance({ edition }: Dossier): Problem[] {
  const known = new Set(Object.keys(edition.sources.content.sources));
  const tables = [edition.expenses, edition.revenues, edition.transfers, edition.cards];
  const fromTables = tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      faultsOf(row, known).map((message) => problemAt(table, row, message)),
    ),
  );
  const { file, content, lineOf } = edition.sheet;
  const fromSheet = Object.entries(content.chiffres).flatMap(([id, figure]) =>
    faultsOf(figure, known).map((message) => ({
      file,
      line: lineOf(['chiffres', id]),
      message: `Chiffre « ${id} » : ${message}`,
    })),
  );
  return [...fromTables, ...fromSheet];
}

function faultsOf({ nature, source, reference, note }: Claim, known: Set<string>): string[] {
  const faults: string[] = [];
  if (!known.has(source)) {
    faults.push(`La source « ${source} » n’existe pas : ajoutez-la à sources.yaml.`);
  }
  if (nature === 'officiel' && OWN_SOURCES.has(source)) {
    faults.push(
      `Un montant de source « ${source} » n’est pas officiel : mettez calcule ou estime.`,
    );
  }
  if (nature === 'officiel' && !isPrecise(reference)) {
    faults.push(
      'La référence d’un montant officiel doit permettre de retrouver le chiffre : citez l’article, le programme, l’action, le tableau ou l’année.',
    );
  }
  if (nature !== 'officiel' && note === '') {
    faults.push(`Un montant « ${nature} » demande une note : écrivez la formule ou la réserve.`);
  }
  return faults;
}

/** A figure is found again with a number: programme, article, line, year. */
function isPrecise(reference: string): boolean {
  return reference.length >= 12 && /\d/.test(reference);
}
