/** Words that express a judgement: texts state facts only. */
const JUDGEMENTS = [
  'absurdes?',
  'abus(?:i(?:f|fs|ve|ves|vement))?',
  'assistanat',
  'assistée?s?',
  'cadeaux?',
  'colossa(?:l|le|les|ux)',
  'dérisoires?',
  'énorme(?:s|ment)?',
  '(?<!l’)essentiel(?:le)?s?',
  'excessi(?:f|fs|ve|ves|vement)',
  'exorbitante?s?',
  'explos(?:e|ent|é|ée|és|ées|er|era|ait)',
  'faramineu(?:x|se|ses)',
  'fardeaux?',
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
  'mal gérée?s?',
  'malheureusement',
  'matraquage',
  'pléthoriques?',
  'ponction(?:s|ner|née?s?)?',
  'privilèges?',
  'ruineu(?:x|se|ses)',
  'scandal\\p{L}+',
  'trop(?!-perçu)',
  '(?<!carte )vita(?:l|le|les|ux)',
];

/** `\p{L}` instead of `\b`, which takes « é » for a word boundary. */
const JUDGING = new RegExp(`(?<!\\p{L})(?:${JUDGEMENTS.join('|')})(?!\\p{L})`, 'iu');

export function judgingWordIn(text: string): string | undefined {
  return JUDGING.exec(text)?.[0];
}

/** Words that turn a comparison into a verdict, or a date into a cause. */
const VERDICT =
  /(?<!\p{L})(?:seulement|records?|champion\p{L}*|pire|meilleure?s?|grâce|à cause|parce que)(?!\p{L})/iu;

/** For texts that compare years or countries. */
export function verdictWordIn(text: string): string | undefined {
  return judgingWordIn(text) ?? VERDICT.exec(text)?.[0];
}
