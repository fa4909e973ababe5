import type { Dossier } from '../read/dossier.ts';
import type { Edition } from '../read/edition.ts';
import { judgingWordIn } from './judging-word.ts';
import { problemsAt, type Problem } from '../read/problem.ts';
import type { YamlRecord } from '../read/record.ts';

type Passage = { file: string; line: number; text: string };
type Titled = { line: number; titre: string; reference: string; note: string };

/** Titles, notes, contexts and reasons contain no judging word. */
export function checkNeutrality({ edition }: Dossier): Problem[] {
  return [...cellsOf(edition), ...entriesOf(edition)].flatMap((passage) => {
    const word = judgingWordIn(passage.text);
    return problemsAt(passage, passage, [word && `Le mot « ${word} » juge : écrivez un fait.`]);
  });
}

function cellsOf(edition: Edition): Passage[] {
  const { expenses, revenues, cards, transfers, history } = edition;
  const { cardLaws, margins, guesses, points, denominators } = edition;
  return [
    ...[expenses, revenues, cards, transfers].flatMap((table) =>
      inRows<Titled>(table, ({ titre, reference, note }) => [titre, reference, note]),
    ),
    ...inRows(history, ({ rupture }) => [rupture]),
    ...inRows(cardLaws, ({ reserve }) => [reserve]),
    ...inRows(margins, ({ raison, acte }) => [raison, acte]),
    ...inRows(guesses, ({ question, note }) => [question, note]),
    ...inRows(points, ({ phrase, note }) => [phrase, note]),
    ...inRows(denominators, ({ compte, part, note }) => [compte, part, note]),
  ];
}

function entriesOf(edition: Edition): Passage[] {
  const { record, sources, comparisons, gaps, renamings, corrections } = edition;
  const { jours = [] } = corrections.content;
  return [
    ...inEntries(record, 'chiffres', record.content.chiffres, ({ libelle, note }) => [
      libelle,
      note,
    ]),
    ...inEntries(sources, 'sources', sources.content.sources, ({ note }) => [note]),
    ...inEntries(
      comparisons,
      'comparaisons',
      comparisons.content.comparaisons,
      ({ titre, description, detail, poste1, poste2 }) => [
        titre,
        description,
        detail,
        ...[poste1, poste2].flatMap(({ nom, contexte }) => [nom, contexte]),
      ],
    ),
    ...(['ecarts', 'millesimes', 'reperes'] as const).flatMap((list) =>
      inEntries<{ raison: string }>(gaps, list, gaps.content[list], reasonOf),
    ),
    ...inEntries(renamings, 'renommages', renamings.content.renommages, reasonOf),
    ...inEntries(corrections, 'corrections', corrections.content.corrections, reasonOf),
    ...inEntries(corrections, 'jours', jours, ({ phrase }) => [phrase]),
  ];
}

function reasonOf({ raison }: { raison: string }): string[] {
  return [raison];
}

function inRows<Row extends { line: number }>(
  { file, rows }: { file: string; rows: readonly Row[] },
  textsOf: (row: Row) => string[],
): Passage[] {
  return rows.map((row) => ({ file, line: row.line, text: textsOf(row).join(' · ') }));
}

function inEntries<Entry>(
  { file, lineOf }: Pick<YamlRecord<unknown>, 'file' | 'lineOf'>,
  list: string,
  entries: Readonly<Record<string, Entry>> | readonly Entry[],
  textsOf: (entry: Entry) => string[],
): Passage[] {
  return Object.entries<Entry>(entries).map(([key, entry]) => ({
    file,
    line: lineOf([list, Array.isArray(entries) ? Number(key) : key]),
    text: textsOf(entry).join(' · '),
  }));
}
