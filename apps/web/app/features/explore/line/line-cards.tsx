import { Amount } from '#ui/amount.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { cardPath, paths } from '#site/path.ts';
import type { LineData } from './line-drawing.ts';
import styles from './section.module.css';

/** The cards of the game that cover this line. */
export function LineCards({ data }: { readonly data: LineData }) {
  return (
    <section aria-labelledby="cartes" className={styles['section']}>
      <h2 id="cartes">Dans le jeu de cartes</h2>
      <ul className={styles['section']}>
        {data.cards.map(({ id, title, amount }) => (
          <li key={id}>
            <p>
              Carte « <TextLink to={cardPath(id)}>{title}</TextLink> » : <Amount value={amount} />
            </p>
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
