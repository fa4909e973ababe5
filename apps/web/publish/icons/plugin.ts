import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { drawingOf, type Shape } from './drawing.ts';

const maker = fileURLToPath(new URL('../../app/ui/create-icon.tsx', import.meta.url));

/**
 * Stands in for lucide's own maker: of its options, classes and context we use none, and every
 * page would carry them.
 */
export const oneIconOnePath: Plugin = {
  name: 'one-icon-one-path',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: 'createLucideIcon(__iconData)' },
    async handler(_, id) {
      const { __iconData: icon }: { __iconData: { node: Shape[] } } = await import(id);
      const made = `createIcon(${JSON.stringify(drawingOf(icon.node))})`;
      const code = `import { createIcon } from ${JSON.stringify(maker)};\nexport default ${made};`;
      return { code, map: null };
    },
  },
};
