import { existsSync, readFileSync } from 'node:fs';
import { UnreadableEdition } from './unreadable.ts';

/** What a decoder writes where bytes are not UTF-8: an accent was lost. */
const LOST_LETTER = '\uFFFD';

export function readText(directory: string, file: string): string {
  const path = `${directory}/${file}`;
  if (!existsSync(path)) {
    throw new UnreadableEdition([
      {
        file,
        line: 1,
        message: 'Le fichier manque : rétablissez-le à partir de l’édition précédente.',
      },
    ]);
  }
  const text = readFileSync(path, 'utf8');
  const lost = text.indexOf(LOST_LETTER);
  if (lost === -1) return text;
  const line = text.slice(0, lost).split('\n').length;
  const message =
    'Le fichier n’est pas en UTF-8, des accents sont perdus : enregistrez-le au format « CSV UTF-8 » (ou « UTF-8 » dans l’éditeur).';
  throw new UnreadableEdition([{ file, line, message }]);
}
