import type { ComponentProps } from 'react';

type Shape = [tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline', attributes: { key: string }];

/**
 * Stands in for lucide's own maker (see vite.config.ts): of its options, classes and context we
 * use none, and every page would carry them.
 */
export function createIcon({ node }: { node: Shape[] }) {
  return function Drawing(props: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {node.map(([Tag, { key, ...attributes }]) => (
          <Tag key={key} {...attributes} />
        ))}
      </svg>
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- the module it replaces has one
export default createIcon;
