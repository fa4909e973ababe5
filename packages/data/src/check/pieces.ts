import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import { pieceIdOf } from '../read/edition.ts';
import { FINGERPRINT, isDeepAddress } from './sources.ts';

/** Every file of `pieces/` has an entry in `pieces.yaml`, and every entry a file and a source. */
export function checkPieces({ edition }: Dossier): Problem[] {
  const { file, content, lineOf } = edition.pieces;
  const files = new Set(edition.cells.map((cells) => pieceIdOf(cells.file)));
  const sources = edition.sources.content.sources;
  const undescribed = edition.cells.flatMap((cells) =>
    Object.hasOwn(content.pieces, pieceIdOf(cells.file))
      ? []
      : [{ file: cells.file, line: 1, message: 'Cette pièce n’est pas décrite dans pieces.yaml.' }],
  );
  const described = Object.entries(content.pieces).flatMap(([id, piece]) => {
    const addresses = [piece.adresse, piece.copie].filter((address) => address !== undefined);
    const faults = [
      ...(files.has(id) ? [] : [`il manque pieces/${id}.csv.`]),
      ...(Object.hasOwn(sources, piece.source)
        ? []
        : [`la source « ${piece.source} » n’existe pas.`]),
      ...addresses
        .filter((address) => !isDeepAddress(address))
        .map((address) => `« ${address} » ne mène pas à un document.`),
      ...(piece.lecture === 'document' && piece.sha256 === undefined
        ? [
            'une pièce lue dans le document porte son empreinte : donnez sha256, ou mettez citation.',
          ]
        : []),
      ...(piece.sha256 === undefined || FINGERPRINT.test(piece.sha256)
        ? []
        : ['une empreinte sha256 a 64 caractères (0-9, a-f).']),
    ];
    return faults.map((fault) => ({
      file,
      line: lineOf(['pieces', id]),
      message: `Pièce « ${id} » : ${fault}`,
    }));
  });
  return [...undescribed, ...described];
}
