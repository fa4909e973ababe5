import { globSync, readFileSync } from 'node:fs';
import { UnreadableEdition } from './unreadable.ts';

/** A file of an edition; `name` is its path from the folder of the edition. */
export type TextFile = { readonly name: string; readonly text: string };
export type EditionFiles = ReadonlyMap<string, TextFile>;

/** U+FFFD stands where bytes are not UTF-8: an accent was lost. */
const LOST_LETTER = '\uFFFD';

/** Control and bidirectional characters: an amount could be displayed backwards. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u;

export function filesIn(directory: string): EditionFiles {
  const names = globSync(['*.{csv,yaml}', '{pieces,series}/*.csv'], { cwd: directory }).toSorted();
  return new Map(
    names.map((name) => [name, { name, text: readFileSync(`${directory}/${name}`, 'utf8') }]),
  );
}

/** Parses a file once, even when several editions hold it: tests change one file at a time. */
export function parsedOnce<Result extends object>(parse: (file: TextFile) => Result) {
  const results = new WeakMap<TextFile, Result>();
  return (file: TextFile): Result => {
    const result = results.get(file) ?? parse(file);
    results.set(file, result);
    return result;
  };
}

export function fileNamed(files: EditionFiles, name: string): TextFile {
  const file = files.get(name);
  if (file !== undefined) return file;
  const message = 'Le fichier manque : rétablissez-le à partir de l’édition précédente.';
  throw new UnreadableEdition([{ file: name, line: 1, message }]);
}

/** The text of a file, refused when a character was lost or is invisible. */
export function readText({ name, text }: TextFile): string {
  const refuseAt = (index: number, message: string) => {
    const line = text.slice(0, index).split('\n').length;
    throw new UnreadableEdition([{ file: name, line, message }]);
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

/** The refusal of an invisible character, or nothing; in YAML an escape sequence can write one. */
export function unseenFaultIn(text: string): string | undefined {
  const [sign] = UNSEEN.exec(text) ?? [];
  return sign === undefined ? undefined : unseenFault(sign);
}

function unseenFault(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `Un caractère invisible (U+${code}) se cache ici : retapez le texte au clavier.`;
}
