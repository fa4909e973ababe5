import { formatAmount } from '@nosmilliards/domain/format';
import { linePath } from '#browser/path.ts';
import type { LineSheet } from './line-sheet.ts';

const FORM = 'erreur-de-chiffre.yml';

/** The form of `.github/ISSUE_TEMPLATE`, its first questions already answered. */
export function reportLinkOf({ line }: LineSheet, repository: string): string {
  const answers = new URLSearchParams({
    template: FORM,
    title: `Chiffre : ${line.title} (${line.id})`,
    adresse: linePath(line.id),
    affiche: `${line.title} : ${formatAmount(line.amount)} (ligne ${line.id})`,
  });
  return `${repository}/issues/new?${answers}`;
}
