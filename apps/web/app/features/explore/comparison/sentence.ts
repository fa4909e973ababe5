import { proportionOf } from '@nosmilliards/domain/comparison/reading';
import { formatRatio } from '@nosmilliards/domain/money/format';
import type { ComparedLine } from './compared-line.ts';

type Named = { readonly title: string };

const NO_RATIO = 'Pas de rapport entre ces lignes\u00A0:';

/**
 * The subject is always « la ligne », so that the agreement is right: the gender and number of
 * titles vary.
 */
export function proportionSentenceOf(lines: readonly ComparedLine[]): string {
  const proportion = proportionOf(lines);
  switch (proportion.kind) {
    case 'times':
      return `La ligne ${quoted(proportion.larger)} pèse ${formatRatio(proportion.times)} la ligne ${quoted(proportion.smaller)}.`;
    case 'alike':
      return `La ligne ${quoted(proportion.larger)} et la ligne ${quoted(proportion.smaller)} pèsent à peu près autant.`;
    case 'technical':
      return proportion.items.length > 1
        ? `${NO_RATIO} ${linesOf(proportion.items)} sont des lignes techniques. Elles corrigent les comptes et ne financent aucune politique.`
        : `${NO_RATIO} ${linesOf(proportion.items)} est une ligne technique. Elle corrige les comptes et ne finance aucune politique.`;
    case 'not-positive':
      return proportion.items.length > 1
        ? `${NO_RATIO} ${linesOf(proportion.items)} ont un montant nul ou négatif.`
        : `${NO_RATIO} ${linesOf(proportion.items)} a un montant nul ou négatif.`;
    case 'alone':
      return 'Ajoutez une autre ligne pour les mettre sur une même échelle.';
  }
}

export function titleOf(lines: readonly Named[]): string {
  const [first, second] = lines;
  if (first === undefined) return 'Aucun élément à comparer';
  if (second === undefined) return first.title;
  if (lines.length === 2) return `${first.title} et ${second.title}`;
  return `${first.title} et ${lines.length - 1} autres lignes`;
}

export function nestedSentenceOf(inner: Named, outer: Named): string {
  return `La ligne ${quoted(inner)} fait déjà partie de la ligne ${quoted(outer)}\u00A0: elle ne compte pas deux fois dans le total.`;
}

export function unknownSentenceOf(unknown: readonly string[]): string {
  const names = unknown.map((slug) => quoted({ title: slug })).join(', ');
  return unknown.length > 1
    ? `Ces lignes n’existent pas dans les données et ont été ignorées\u00A0: ${names}.`
    : `Cette ligne n’existe pas dans les données et a été ignorée\u00A0: ${names}.`;
}

export function excessSentenceOf(excess: readonly string[], most: number): string {
  const names = excess.map((title) => quoted({ title })).join(', ');
  return `On compare au plus ${most} lignes. L’adresse en nomme davantage\u00A0: ${names} ${excess.length > 1 ? 'ne sont pas montrées' : 'n’est pas montrée'}.`;
}

function quoted({ title }: Named): string {
  return `«\u00A0${title}\u00A0»`;
}

function linesOf(lines: readonly Named[]): string {
  return lines.map(quoted).join(', ');
}
