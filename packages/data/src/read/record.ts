import { LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Kind } from './kind.ts';
import { readText, unseenFaultIn, type TextFile } from './text-file.ts';
import { UnreadableEdition } from './unreadable.ts';

/** A YAML file: its content, and the line number of each entry. */
export type YamlRecord<Content> = {
  kind: Kind;
  file: string;
  content: Content;
  lineOf: (path: readonly (string | number)[]) => number;
};

export function recordOf<Content>(source: TextFile, kind: Kind<Content>): YamlRecord<Content> {
  const file = source.name;
  const lines = new LineCounter();
  const document = parseDocument(readText(source), { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const message = `Le YAML est illisible ici : vérifiez le retrait, les deux-points et les apostrophes (entourez le texte de « ' » et doublez celles qu’il contient).`;
    throw new UnreadableEdition([{ file, line: error.linePos?.[0].line ?? 1, message }]);
  }
  const fail = (line: number, message: string) => {
    throw new UnreadableEdition([{ file, line, message }]);
  };
  visit(document, {
    // Nested aliases expand exponentially and would fill the memory.
    Alias: (_, { range }) =>
      fail(
        lines.linePos(range?.[0] ?? 0).line,
        'Un renvoi (« *nom ») tient lieu de valeur : écrivez la valeur elle-même.',
      ),
    Scalar: (_, { value, range }) => {
      const fault = typeof value === 'string' ? unseenFaultIn(value) : undefined;
      if (fault !== undefined) fail(lines.linePos(range?.[0] ?? 0).line, fault);
    },
  });
  const content: Content = document.toJS();
  if (typeof content !== 'object' || content === null) {
    fail(1, 'Le fichier est vide : rétablissez-le.');
  }
  return { kind, file, content, lineOf: (path) => lineIn(document, lines, path) };
}

/** The line of the deepest part of the path that exists: a missing entry points to its parent. */
function lineIn(
  document: Document.Parsed,
  lines: LineCounter,
  path: readonly (string | number)[],
): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isPlaced(node)) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function isPlaced(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
