import styles from './duel.module.css';

/** The colour of a person, by the order on the page; a name or a row always says it too. */
export function toneOf(index: number): string | undefined {
  return styles[index % 2 === 0 ? 'one' : 'other'];
}
