import { BadgeCheck, Calculator, PencilRuler } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './nature-tag.module.css';

export type Nature = 'officiel' | 'calcule' | 'estime';

const natures = {
  officiel: { icon: BadgeCheck, word: 'Officiel' },
  calcule: { icon: Calculator, word: 'Calculé' },
  estime: { icon: PencilRuler, word: 'Estimé' },
};

/** How sure a figure is: the frame goes from solid to dotted as certainty goes down. */
export function NatureTag({ nature }: { nature: Nature }) {
  const { icon, word } = natures[nature];
  return (
    <span className={classNames(styles['nature'], styles[nature])}>
      <Icon icon={icon} />
      {word}
    </span>
  );
}
