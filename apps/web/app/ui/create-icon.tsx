import type { ComponentProps } from 'react';

/** What an icon of lucide is made of once built: see `publish/icons/plugin.ts`. */
export function createIcon(drawing: string) {
  return function Drawing(props: ComponentProps<'svg'>) {
    return (
      <svg viewBox="0 0 24 24" {...props}>
        <path d={drawing} />
      </svg>
    );
  };
}
