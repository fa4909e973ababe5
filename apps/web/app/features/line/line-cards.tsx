import { Amount } from '#ui/amount.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { cardPath, paths } from '#browser/path.ts';
import type { LineSheet } from './line-sheet.ts';
import styles from './section.module.css';

/** The cards of the game that stand on this line: same money, sometimes a rounder amount. */
export function LineCards({ sheet }: { readonly sheet: LineSheet }) {
  return (
    <section aria-labelledby="cartes" className={styles['section']}>
      <h2 id="cartes">Dans le jeu de cartes</h2>
      <ul className={styles['section']}>
        {sheet.cards.map(({ id, title, amount, gapReason }) => (
          <li key={id}>
            <p>
              Carte « <TextLink to={cardPath(id)}>{title}</TextLink> » : <Amount value={amount} />
            </p>
            {gapReason !== '' && <p className={styles['remark']}>{gapReason}</p>}
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={paths.game} className={styles['alone']}>
          Jouer : je fais mon budget
        </TextLink>
      </p>
    </section>
  );
}
