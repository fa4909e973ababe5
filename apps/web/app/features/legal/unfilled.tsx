/** A field the operator left empty: said plainly, so that no one reads a name that is not there. */
export function Unfilled() {
  return <em>À renseigner par l’exploitant</em>;
}
