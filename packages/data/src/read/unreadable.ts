import { printed, type Problem } from './problem.ts';

/** Files that cannot be parsed: no check can run before they are repaired. */
export class UnreadableEdition extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(printed).join('\n'));
    this.problems = problems;
  }
}

/** Collects the problems of several reads instead of stopping at the first. */
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
