import type { Dossier } from '../read/dossier.ts';
import { problemOf, problemsIn, type Problem } from '../read/problem.ts';
import { pieceIdOf } from '../read/edition.ts';
import type { Reading } from '../read/records.ts';
import type { YamlRecord } from '../read/record.ts';
import { FINGERPRINT, isDeepAddress } from './sources.ts';

type Extract = {
  source: string;
  adresse?: string;
  copie?: string;
  lecture: Reading;
  sha256?: string;
};

/** Every file of `pieces/` has an entry in `pieces.yaml`, and every entry a file and a source. */
export function checkPieces(dossier: Dossier): Problem[] {
  const { cells, pieces } = dossier.edition;
  return extractProblems(dossier, 'pieces', cells, pieces, pieces.content.pieces);
}

/** Every file of a folder has an entry in its record, and every entry a file and a source. */
export function extractProblems(
  { edition }: Dossier,
  folder: 'pieces' | 'series',
  tables: readonly { file: string }[],
  record: Pick<YamlRecord<unknown>, 'file' | 'lineOf'>,
  entries: Record<string, Extract>,
): Problem[] {
  const files = new Set(tables.map((table) => pieceIdOf(table.file)));
  const { sources } = edition.sources.content;
  const undescribed = tables
    .filter((table) => !Object.hasOwn(entries, pieceIdOf(table.file)))
    .map((table) => problemOf(table, `Cette pièce n’est pas décrite dans ${record.file}.`));
  const described = Object.entries(entries).flatMap(([id, extract]) => {
    const faults = [
      !files.has(id) && `il manque ${folder}/${id}.csv.`,
      !Object.hasOwn(sources, extract.source) && `la source « ${extract.source} » n’existe pas.`,
      ...readingFaults(extract),
    ];
    return problemsIn(record, [folder, id], faults, `Pièce « ${id} » : `);
  });
  return [...undescribed, ...described];
}

function readingFaults({ adresse, copie, lecture, sha256 }: Extract): (string | false)[] {
  const addresses = [adresse, copie].filter((address) => address !== undefined);
  return [
    ...addresses
      .filter((address) => !isDeepAddress(address))
      .map((address) => `« ${address} » ne mène pas à un document.`),
    lecture === 'document' &&
      sha256 === undefined &&
      'une pièce lue dans le document porte son empreinte : donnez sha256, ou mettez citation.',
    sha256 !== undefined &&
      !FINGERPRINT.test(sha256) &&
      'une empreinte sha256 a 64 caractères (0-9, a-f).',
  ];
}
