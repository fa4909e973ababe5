import { Notice } from '#ui/notice.tsx';
import type { LineSheet } from './line-sheet.ts';
import { stateBudgetOf } from './line-words.ts';
import styles from './line-texts.module.css';

/** What the line is, in words: what it pays, whom, what its figure leaves unsaid. */
export function LineTexts({ sheet }: { readonly sheet: LineSheet }) {
  const { line, texts, beneficiary } = sheet;
  const facts = [
    { label: 'Ce que cela paie', text: texts.pays },
    { label: 'Qui est concerné', text: texts.concerns },
    { label: 'Ce que ce chiffre ne dit pas', text: texts.silentOn },
    { label: 'Où cette ligne est votée', text: stateBudgetOf(sheet) },
    {
      label: 'À qui va cette recette',
      text: line.isNiche || beneficiary === '' ? undefined : beneficiary,
    },
  ].filter(({ text }) => text !== undefined && text !== '');
  return (
    <div className={styles['texts']}>
      {!sheet.isDescribed && (
        <p className={styles['generic']}>
          {sheet.description} (Phrase commune aux lignes dont la description reste à écrire.)
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Kind line={line} />
    </div>
  );
}

function Kind({ line }: { readonly line: LineSheet['line'] }) {
  if (line.isTechnical) {
    return (
      <Notice title="Ligne technique">
        <p>
          Elle fait tomber juste les totaux : reste, correction ou écriture comptable. Elle ne se
          vote pas et n’entre dans aucun classement.
        </p>
      </Notice>
    );
  }
  if (line.isNiche) {
    return (
      <Notice title="De l’argent non perçu">
        <p>
          Une niche fiscale est un impôt que l’État renonce à percevoir. Elle est montrée avec les
          recettes, hors de leur total. C’est une estimation : la supprimer ne rapporterait pas
          forcément autant.
        </p>
      </Notice>
    );
  }
  if (!line.isTransfer) return null;
  return (
    <Notice title="Transfert entre administrations">
      <p>
        Cet argent est versé à une autre administration, qui le dépense et le compte aussi. Pour ne
        pas le compter deux fois, il est retiré du total, et ne se vote pas.
      </p>
    </Notice>
  );
}
