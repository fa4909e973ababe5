import { verdictsOf } from './all.ts';
import { openDossier, type Dossier } from '../read/dossier.ts';
import type { Problem, Verdict } from '../read/problem.ts';
import type { EditionFiles } from '../read/text-file.ts';
import { UnreadableEdition } from '../read/unreadable.ts';

export type EditionReview =
  | { problems: Problem[]; dossier: Dossier; verdicts: Verdict[] }
  | { problems: Problem[]; dossier: undefined };

/** Reads and checks one edition; an unreadable file is returned as problems, not thrown. */
export function reviewOf(files: EditionFiles): EditionReview {
  try {
    const dossier = openDossier(files);
    const verdicts = verdictsOf(dossier);
    return { problems: verdicts.flatMap(({ problems }) => problems), dossier, verdicts };
  } catch (error) {
    if (error instanceof UnreadableEdition) return { problems: error.problems, dossier: undefined };
    throw error;
  }
}
