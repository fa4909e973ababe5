import styles from './europe.module.css';

/** The unit of the sheets, under them. */
export function SheetNote({ year }: { readonly year: number }) {
  return (
    <p className={styles['note']}>
      <strong>1 carré = 1 €</strong> pour 1 000 € de PIB, en {year}. La dépense publique n’est pas
      une part du PIB : une grande partie est reversée à des personnes, qui la dépensent à leur
      tour. La feuille est un étalon. Les contours sont les dix fonctions, dans l’ordre de la
      nomenclature ; arrondies chacune, elles peuvent faire quelques carrés de plus ou de moins que
      le total. Source : Eurostat, gov_10a_exp.
    </p>
  );
}
