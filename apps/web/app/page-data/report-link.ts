import { formatAmount } from '@nosmilliards/domain/money/format';
import type { Line } from '@nosmilliards/domain/budget/line';

const FORM = 'erreur-de-chiffre.yml';

/** The issue form of `.github/ISSUE_TEMPLATE`, with its first fields filled in. */
export function reportLinkOf(line: Line, address: string, repository: string): string {
  const answers = new URLSearchParams({
    template: FORM,
    title: `Chiffre : ${line.title} (${line.id})`,
    adresse: address,
    affiche: `${line.title} : ${formatAmount(line.amount)} (ligne ${line.id})`,
  });
  return `${repository}/issues/new?${answers}`;
}
