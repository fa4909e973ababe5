import type { ReactNode } from 'react';
import CirclePlus from 'lucide-react/icons/circle-plus';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Scale from 'lucide-react/icons/scale';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './status-badge.module.css';

type StatusTone = 'critical' | 'deficit' | 'balanced' | 'surplus';

type StatusBadgeProps = { tone: StatusTone; children: ReactNode };

const icons = {
  critical: OctagonAlert,
  deficit: TriangleAlert,
  balanced: Scale,
  surplus: CirclePlus,
};

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classNames(styles['status'], styles[tone])}>
      <Icon icon={icons[tone]} />
      {children}
    </span>
  );
}
