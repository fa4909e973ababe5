export function keptText(kept: number): string {
  return kept === 1 ? '1\u00A0carte gardée' : `${kept}\u00A0cartes gardées`;
}
