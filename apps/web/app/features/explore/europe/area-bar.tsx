import { classNames } from '#ui/class-names.ts';
import styles from './area-bar.module.css';

type AreaBarProps = {
  readonly value: number | null;
  /** What a whole bar stands for. */
  readonly end: number;
  /** In ink: what is put forward. */
  readonly isChosen: boolean;
};

/** From zero, to the left of its value. */
export function AreaBar({ value, end, isChosen }: AreaBarProps) {
  if (value === null) return null;
  const percent = (Math.max(0, value) / end) * 100;
  return (
    <svg
      width={`${Math.round(percent * 100) / 100}%`}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['bar'], isChosen && styles['chosen'])}
    />
  );
}
