import type { Outcome, Totals } from '#browser/totals.ts';

/** The state of the visitor's ballot in the common totals, as known by this device. */
export type Standing =
  | 'none'
  | 'withdrawn'
  | 'adding'
  | 'to-add'
  | 'leaving'
  | 'to-leave'
  | 'counted'
  /** Counted, but the votes have changed since. */
  | 'changed';

/** `codes`: the current choices; `null` when unknown. */
export function standingOf({ outbox, isSending, outcome }: Totals, codes: string | null): Standing {
  if (outbox === null) return outcome === 'withdrawn' ? 'withdrawn' : 'none';
  const isWaiting = !isSending && outcome !== null;
  if (outbox.adding !== null) return isWaiting ? 'to-add' : 'adding';
  if (outbox.removing.length > 0) return isWaiting ? 'to-leave' : 'leaving';
  return codes === null || outbox.counted?.codes === codes ? 'counted' : 'changed';
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  none: '',
  withdrawn: 'Retirés\u00A0: vos choix ne sont plus dans les totaux communs.',
  adding: 'Envoi en cours.',
  'to-add':
    'En attente d’envoi\u00A0: vos choix restent sur cet appareil, et partiront plus tard, une seule fois.',
  leaving: 'Retrait en cours.',
  'to-leave':
    'En attente de retrait\u00A0: cet appareil garde de quoi retirer vos choix, et réessaiera.',
  counted: 'Comptés\u00A0: vos choix sont dans les totaux communs.',
  changed: 'Vos votes ont changé depuis\u00A0: les totaux communs ont vos choix d’avant.',
};

const SILENT = 'Les totaux communs ne répondent pas.';
const REFUSED = 'Les totaux communs ont refusé cet envoi. Rechargez la page, puis réessayez.';
const CLOSED =
  'Les totaux de cette édition sont clos\u00A0: ils ne changent plus, et les clés des bulletins sont effacées.';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  counted: '',
  withdrawn: '',
  unkept: 'Rien n’est envoyé\u00A0: votre navigateur refuse de garder de quoi retirer vos choix.',
  lost: SILENT,
  unavailable: SILENT,
  'not-found': SILENT,
  'too-many': 'Beaucoup de bulletins arrivent de votre réseau.',
  'stale-slot': SILENT,
  'edition-closed': CLOSED,
  'not-a-ballot':
    'Ces choix ne sont pas de ceux que les totaux communs savent lire. Rechargez la page, puis réessayez.',
  malformed: REFUSED,
  'same-ballot': REFUSED,
  'too-large': REFUSED,
  'wrong-type': REFUSED,
};

/** Shown and announced. */
export function sentenceOf(totals: Totals, codes: string | null): string {
  return [outcomeSentenceOf(totals.outcome), STANDINGS[standingOf(totals, codes)]]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export function outcomeSentenceOf(outcome: Outcome | null): string {
  return outcome === null ? '' : OUTCOMES[outcome];
}
