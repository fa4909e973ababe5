import { existsSync, readFileSync } from 'node:fs';
import { UnreadableEdition } from './unreadable.ts';

/** What a decoder writes where bytes are not UTF-8: an accent was lost. */
const LOST_LETTER = '\uFFFD';

/** What turns the direction of writing, or stops a reader: an amount could be shown backwards. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u;

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
  const refuseAt = (index: number, message: string) => {
    const line = text.slice(0, index).split('\n').length;
    throw new UnreadableEdition([{ file, line, message }]);
  };
  const lost = text.indexOf(LOST_LETTER);
  if (lost !== -1) {
    refuseAt(
      lost,
      'Le fichier n’est pas en UTF-8, des accents sont perdus : enregistrez-le au format « CSV UTF-8 » (ou « UTF-8 » dans l’éditeur).',
    );
  }
  const unseen = UNSEEN.exec(text);
  if (unseen !== null) refuseAt(unseen.index, unseenFault(unseen[0]));
  return text;
}

/** The words of a refusal, or nothing: an escape of YAML can write what the file does not show. */
export function unseenFaultIn(text: string): string | undefined {
  const [sign] = UNSEEN.exec(text) ?? [];
  return sign === undefined ? undefined : unseenFault(sign);
}

function unseenFault(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `Un caractère invisible (U+${code}) se cache ici : retapez le texte au clavier.`;
}
