import { formatAmount } from '@nosmilliards/domain/money/format';
import type { Line } from '@nosmilliards/domain/budget/line';
import { linePath } from '#browser/path.ts';

const FORM = 'erreur-de-chiffre.yml';

/** The form of `.github/ISSUE_TEMPLATE`, its first questions already answered. */
export function reportLinkOf(line: Line, repository: string): string {
  const answers = new URLSearchParams({
    template: FORM,
    title: `Chiffre : ${line.title} (${line.id})`,
    adresse: linePath(line.id),
    affiche: `${line.title} : ${formatAmount(line.amount)} (ligne ${line.id})`,
  });
  return `${repository}/issues/new?${answers}`;
}
