import type { Dossier } from '../read/dossier.ts';
import { judgingWordIn } from './judging-word.ts';
import type { Problem } from '../read/problem.ts';

type Passage = { file: string; line: number; text: string };

/** Titles, notes, contexts and reasons contain no judging word. */
export function checkNeutrality(dossier: Dossier): Problem[] {
  return [...cellsOf(dossier), ...recordTextsOf(dossier)].flatMap(({ file, line, text }) => {
    const word = judgingWordIn(text);
    if (word === undefined) return [];
    return [{ file, line, message: `Le mot « ${word} » juge : écrivez un fait.` }];
  });
}

function cellsOf({ edition }: Dossier): Passage[] {
  const { expenses, revenues, cards, transfers, history } = edition;
  const noted = [expenses, revenues, cards, transfers].flatMap(({ file, rows }) =>
    rows.map(({ line, titre, reference, note }) => ({
      file,
      line,
      text: [titre, reference, note].join(' · '),
    })),
  );
  const breaks = history.rows.map(({ line, rupture }) => ({
    file: history.file,
    line,
    text: rupture,
  }));
  const played = [
    ...edition.cardLaws.rows.map(({ line, reserve }) => ({
      line,
      text: reserve,
      of: 'cardLaws' as const,
    })),
    ...edition.margins.rows.map(({ line, raison, acte }) => ({
      line,
      text: `${raison} · ${acte}`,
      of: 'margins' as const,
    })),
    ...edition.guesses.rows.map(({ line, question, note }) => ({
      line,
      text: `${question} · ${note}`,
      of: 'guesses' as const,
    })),
    ...edition.points.rows.map(({ line, phrase, note }) => ({
      line,
      text: `${phrase} · ${note}`,
      of: 'points' as const,
    })),
  ].map(({ line, text, of }) => ({ file: edition[of].file, line, text }));
  return [...noted, ...breaks, ...played];
}

function recordTextsOf({ edition }: Dossier): Passage[] {
  const { record, sources, comparisons, gaps, renamings, corrections } = edition;
  const figures = Object.entries(record.content.chiffres).map(([id, { libelle, note }]) => ({
    file: record.file,
    line: record.lineOf(['chiffres', id]),
    text: `${libelle} · ${note}`,
  }));
  const notes = Object.entries(sources.content.sources).map(([id, { note }]) => ({
    file: sources.file,
    line: sources.lineOf(['sources', id]),
    text: note,
  }));
  const compared = comparisons.content.comparaisons.map(
    ({ titre, description, detail, poste1, poste2 }, index) => ({
      file: comparisons.file,
      line: comparisons.lineOf(['comparaisons', index]),
      text: [
        titre,
        description,
        detail,
        poste1.nom,
        poste1.contexte,
        poste2.nom,
        poste2.contexte,
      ].join(' · '),
    }),
  );
  const reasons = (['ecarts', 'millesimes', 'reperes'] as const).flatMap((list) =>
    gaps.content[list].map(({ raison }, index) => ({
      file: gaps.file,
      line: gaps.lineOf([list, index]),
      text: raison,
    })),
  );
  const renamed = renamings.content.renommages.map(({ raison }, index) => ({
    file: renamings.file,
    line: renamings.lineOf(['renommages', index]),
    text: raison,
  }));
  const corrected = corrections.content.corrections.map(({ raison }, index) => ({
    file: corrections.file,
    line: corrections.lineOf(['corrections', index]),
    text: raison,
  }));
  const days = (corrections.content.jours ?? []).map(({ phrase }, index) => ({
    file: corrections.file,
    line: corrections.lineOf(['jours', index]),
    text: phrase,
  }));
  return [...figures, ...notes, ...compared, ...reasons, ...renamed, ...corrected, ...days];
}
