/** Words that judge. A text says what the money pays for; the visitor judges. */
const JUDGEMENTS = [
  'absurdes?',
  'assistanat',
  'cadeaux?',
  'dérisoires?',
  '(?<!l’)essentiel(?:le)?s?',
  'excessi(?:f|fs|ve|ves|vement)',
  'exorbitante?s?',
  'formidables?',
  'gabegies?',
  'gaspill\\p{L}+',
  'généreu(?:x|se|ses|sement)',
  'hélas',
  'heureusement',
  'indispensables?',
  'inefficaces?',
  'efficaces?',
  'injuste(?:s|ment)?',
  'insuffisante?s?',
  'inutile(?:s|ment)?',
  'magnifiques?',
  'malheureusement',
  'matraquage',
  'privilèges?',
  'ruineu(?:x|se|ses)',
  'scandal\\p{L}+',
  'trop(?!-perçu)',
  '(?<!carte )vita(?:l|le|les|ux)',
];

/** Letters, not `\b`: for a regular expression « é » is the end of a word. */
const JUDGING = new RegExp(`(?<!\\p{L})(?:${JUDGEMENTS.join('|')})(?!\\p{L})`, 'iu');

export function judgingWordIn(text: string): string | undefined {
  return JUDGING.exec(text)?.[0];
}
