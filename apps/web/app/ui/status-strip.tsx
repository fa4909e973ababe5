import type { ReactNode } from 'react';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Scale from 'lucide-react/icons/scale';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './status-strip.module.css';

type StatusTone = 'critical' | 'deficit' | 'balanced' | 'surplus';

type StatusStripProps = {
  tone: StatusTone;
  /** « de 50 à 100 Md€ ». */
  bounds?: string | null;
  className?: string | undefined;
  children: ReactNode;
};

const icons = {
  critical: OctagonAlert,
  deficit: TriangleAlert,
  balanced: Scale,
  surplus: TrendingUp,
};

/** What a balance amounts to: words, an icon and a colour, across the width it is given. */
export function StatusStrip({ tone, bounds = null, className, children }: StatusStripProps) {
  return (
    <span className={classNames(styles['status'], styles[tone], className)}>
      <Icon icon={icons[tone]} />
      <strong>{children}</strong>
      {bounds !== null && <span>{bounds}</span>}
    </span>
  );
}
