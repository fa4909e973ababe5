import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef } from 'react';
import { paths, votePath } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './no-result.module.css';

type NoResultProps = {
  readonly sheet: SheetPlan;
  /** True when the last vote was just withdrawn, which removed the focused button. */
  readonly takesFocus: boolean;
};

/** The sheet intact, and one button. */
export function NoResult({ sheet, takesFocus }: NoResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h2 ref={heading} tabIndex={-1}>
          Aucun résultat à afficher
        </h2>
        <p className={styles['lede']}>Vous devez d’abord voter pour voir vos résultats.</p>
        <p className={styles['lede']}>Chaque choix changera des carrés de cette feuille.</p>
        <ButtonLink to={votePath} variant="play">
          Commencer à voter <Icon icon={ArrowRight} />
        </ButtonLink>
        <p>
          <TextLink to={paths.explorer}>Explorer d’abord</TextLink>
        </p>
      </div>
      <figure className="stack-1">
        <Sheet sheet={sheet} />
        <figcaption className="note">
          Votre feuille, encore intacte. <strong>1 carré = 1 €</strong> sur 1 000 €.
        </figcaption>
      </figure>
    </div>
  );
}
