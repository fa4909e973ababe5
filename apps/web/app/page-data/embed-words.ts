/** The same question on the card, its embed and its preview. */
export function cardQuestionOf(title: string): string {
  return `«\u00A0${title}\u00A0»\u00A0: que feriez-vous\u202F?`;
}

export function spendingTitleOf(year: number): string {
  return `Toute la dépense publique de ${year}, à l’échelle`;
}

export function functionTitleOf(title: string): string {
  return `${title}, ailleurs en Europe`;
}
