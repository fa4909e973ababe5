import type { Problem } from '../problem.ts';

/** A file that cannot be read at all: nothing can be checked until it is mended. */
export class UnreadableEdition extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Reads every file before giving up, so that one run names every file to mend. */
export function reading(): { tried: <T>(read: () => T) => T | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const tried = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableEdition)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  return { tried, problems };
}
