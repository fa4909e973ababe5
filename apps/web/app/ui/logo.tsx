import styles from './logo.module.css';

/** Five tiles, one for each sector of the budget. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false" className={styles['mark']}>
        <rect x="1" y="1" width="14" height="11" className={styles['social']} />
        <rect x="15" y="1" width="10" height="11" className={styles['state']} />
        <rect x="1" y="12" width="9" height="13" className={styles['local']} />
        <rect x="10" y="12" width="9" height="13" className={styles['niche']} />
        <rect x="19" y="12" width="6" height="13" className={styles['debt']} />
      </svg>
      <span>Nos Milliards</span>
    </span>
  );
}
