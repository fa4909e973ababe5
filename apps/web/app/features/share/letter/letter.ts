import { formatAmount } from '@nosmilliards/domain/money/format';
import { heldChoiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { resultSentenceOf, type Result } from '@nosmilliards/domain/outcome/result-sentence';
import { choiceWords } from '#ballot/vote-words.ts';

export type Letter = { readonly subject: string; readonly text: string };

type Outcome = {
  readonly accounts: Result;
  /** Largest first; what is kept only when nothing changes. */
  readonly records: readonly VoteRecord[];
  readonly year: number;
  readonly link: string;
};

const CHOICE_COUNT = 5;

/** Outlook and Windows truncate an address after about 2 000 characters. */
const LONGEST_MAILTO = 2000;

/** Plain text: the choices and the link, without any argument of the site. */
export function letterOf({ accounts, records, year, link }: Outcome): Letter {
  const isKept = records[0]?.type === 'keep';
  const choices = records.slice(0, CHOICE_COUNT).map((record) => {
    if (record.type === 'keep') return `- ${record.title}\u00A0: ${amountOf(record)}`;
    const effect = formatAmount(record.impact, { form: 'billions', signed: true });
    const choice = choiceWords(heldChoiceOf(record)).toLowerCase();
    return `- ${record.title}\u00A0: ${choice} (${effect} sur le solde)`;
  });
  return {
    subject: `Mes choix pour le budget public ${year}`,
    text: [
      'Madame, Monsieur,',
      '',
      `J’ai composé un budget public à partir des montants de ${year}, sur le site indépendant Nos Milliards. ${resultSentenceOf(accounts, 'mine').text}.${isKept ? '' : ' Ces effets sont comptables, toutes choses égales par ailleurs.'}`,
      '',
      `${listTitleOf(records)}\u00A0:`,
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

function amountOf({ originalAmount }: VoteRecord): string {
  return formatAmount(originalAmount, { form: 'billions' });
}

function listTitleOf(records: readonly VoteRecord[]): string {
  if (records[0]?.type === 'keep') {
    return records.length > CHOICE_COUNT
      ? 'Les plus grands montants que je garde'
      : 'Ce que je garde';
  }
  return records.length === 1 ? 'Mon seul changement' : 'Mes plus grands choix';
}

/** A `mailto:` without recipient; `null` when it is longer than mail programs accept. */
export function mailtoOf({ subject, text }: Letter): string | null {
  const body = text.replaceAll('\n', '\r\n');
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return address.length > LONGEST_MAILTO ? null : address;
}
