/** Replaces a legal field that the operator left empty. */
export function Unfilled() {
  return <em>À renseigner par l’exploitant</em>;
}
