import { useEffect, useRef } from 'react';
import { votePath } from '#browser/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { keptText } from './kept-text.ts';
import styles from './results.module.css';

type NoResultProps = {
  readonly kept: number;
  /** True when the last vote was just withdrawn, which removed the focused button. */
  readonly takesFocus: boolean;
};

export function NoResult({ kept, takesFocus }: NoResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['empty']}>
      <h2 ref={heading} tabIndex={-1}>
        Aucun résultat à afficher
      </h2>
      <p>Vous devez d’abord voter pour voir vos résultats.</p>
      {kept > 0 && (
        <p>
          {keptText(kept)} : rien ne change pour {kept > 1 ? 'elles' : 'elle'}.
        </p>
      )}
      <p>
        <ButtonLink to={votePath}>Commencer à voter</ButtonLink>
      </p>
    </div>
  );
}
