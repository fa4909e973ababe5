import { formatAmount } from '@nosmilliards/domain/money/format';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { foremostOf } from '@nosmilliards/domain/outcome/outcome';
import { prospectOf, type Result } from '@nosmilliards/domain/outcome/result-sentence';
import { writtenMoveOf } from '@nosmilliards/domain/vote/moved';
import { recordWords } from '#ballot/vote-words.ts';

export type Letter = { readonly subject: string; readonly text: string };

type Outcome = {
  readonly accounts: Result;
  /** The budget in one sentence, in the first person. */
  readonly portrait: string;
  /** Largest first; what is kept only when nothing changes. */
  readonly records: readonly VoteRecord[];
  readonly year: number;
  readonly link: string;
};

const CHOICE_COUNTS = [5, 4, 3] as const;
const [MOST] = CHOICE_COUNTS;

/** Outlook and Windows truncate an address after about 2 000 characters. */
const LONGEST_MAILTO = 2000;

/** Plain text: the choices and the link, without any argument of the site; as many as a mail takes. */
export function letterOf(outcome: Outcome): Letter {
  const letters = CHOICE_COUNTS.map((count) => letterWith(outcome, count));
  return letters.find((letter) => mailtoOf(letter) !== null) ?? letterWith(outcome, MOST);
}

function letterWith({ accounts, portrait, records, year, link }: Outcome, count: number): Letter {
  const isKept = records[0]?.type === 'keep';
  const foremost = foremostOf(records, count);
  const choices = foremost.map((record) => {
    const { title, impact, moves, originalAmount } = record;
    if (record.type === 'keep') return `- ${title}\u00A0: ${formatAmount(originalAmount)}`;
    const choice = recordWords(record).toLowerCase();
    return `- ${title}\u00A0: ${choice}, soit ${writtenMoveOf(impact, moves)}`;
  });
  return {
    subject: `Mes choix pour le budget public ${year}`,
    text: [
      'Madame, Monsieur,',
      '',
      `J’ai composé un budget public à partir des montants de ${year}, sur le site indépendant Nos Milliards. ${portrait} ${prospectOf(accounts).text}${isKept ? '' : ' Ces effets sont comptables, toutes choses égales par ailleurs\u202F; le déficit de départ est la référence du jeu.'}`,
      '',
      `${listTitleOf(records, foremost)}\u00A0:`,
      ...choices,
      '',
      'Le budget entier se lit ici\u00A0:',
      link,
      '',
      'Quelle est votre position sur ces choix\u202F?',
      '',
      'Je vous remercie de votre attention.',
      '[Votre nom, votre commune]',
    ].join('\n'),
  };
}

/** Where one of the other sense takes the place of a larger one, the title says both senses. */
function listTitleOf(records: readonly VoteRecord[], foremost: readonly VoteRecord[]): string {
  if (records[0]?.type === 'keep') {
    return records.length > MOST ? 'Les plus grands montants que je garde' : 'Ce que je garde';
  }
  if (records.length === 1) return 'Mon seul changement';
  const areLargest = foremost.every((record, index) => record === records[index]);
  return areLargest ? 'Mes plus grands choix' : 'Mes plus grands choix, dans les deux sens';
}

/** A `mailto:` without recipient; `null` when it is longer than mail programs accept. */
export function mailtoOf({ subject, text }: Letter): string | null {
  const body = text.replaceAll('\n', '\r\n');
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return address.length > LONGEST_MAILTO ? null : address;
}
