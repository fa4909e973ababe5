import { isComparable } from '@nosmilliards/domain/comparison/comparison';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useComparison } from '#browser/comparison.ts';
import { comparePath, paths } from '#site/path.ts';

/** A page of a section; « Comparer » opens the lines chosen so far, once there are two. */
export function MenuLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const { ids } = useComparison();
  const isChosen = to === paths.compare && isComparable(ids);
  return <Link {...rest} to={isChosen ? comparePath(comparisonPathOf(ids)) : to} />;
}
