import BadgeCheck from 'lucide-react/icons/badge-check';
import Calculator from 'lucide-react/icons/calculator';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import { Icon } from '#ui/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { natureWords, type Nature } from '#ui/nature-words.ts';
import styles from './nature-tag.module.css';

const icons: Readonly<Record<Nature, typeof BadgeCheck>> = {
  officiel: BadgeCheck,
  calcule: Calculator,
  estime: PencilRuler,
};

type NatureTagProps = {
  readonly nature: Nature;
  /** What a sum adds to the word: « , dont 7 % estimé (± 7,0 Md€) ». */
  readonly more?: string;
};

/** How certain a figure is: the border goes from solid to dotted. */
export function NatureTag({ nature, more = '' }: NatureTagProps) {
  return (
    <span className={classNames(styles['nature'], styles[nature])}>
      <Icon icon={icons[nature]} />
      {natureWords[nature] + more}
    </span>
  );
}
