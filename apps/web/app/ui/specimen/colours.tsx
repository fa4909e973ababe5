import { classNames } from '#ui/class-names.ts';
import { Section } from './section.tsx';
import styles from './colours.module.css';

const swatches = [
  ['encre', 'Encre', 'textes, traits'],
  ['encre2', 'Encre 2', 'textes seconds'],
  ['papier', 'Papier', 'le fond'],
  ['papier2', 'Papier 2', 'le survol'],
  ['petrole', 'Pétrole', 'liens, Réduire'],
  ['brique', 'Brique', 'Augmenter'],
  ['prune', 'Prune', 'Supprimer'],
  ['social', 'Safran', 'Sécurité sociale'],
  ['state', 'Pétrole', 'État'],
  ['local', 'Menthe', 'Collectivités'],
  ['niche', 'Mauve', 'Niches fiscales'],
  ['debt', 'Encre', 'Dette'],
] as const;

export function Colours() {
  return (
    <Section number={1} title="Couleurs">
      <ul className={styles['swatches']}>
        {swatches.map(([colour, name, use]) => (
          <li key={colour} className={classNames(styles['swatch'], styles[colour])}>
            <strong>{name}</strong>
            <span>{use}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
