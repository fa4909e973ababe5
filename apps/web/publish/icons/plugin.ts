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

export const oneByOne: Plugin = {
  name: 'icons-one-by-one',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.tsx?($|\?)/, code: "'lucide-react'" },
    handler(code) {
      return code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((n) => n.trim())
          .filter((n) => n && !n.startsWith('type '))
          .map((n) => {
            const [a = '', b = a] = n.split(' as ');
            return `import ${b} from 'lucide-react/icons/${a
              .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
              .replace(/([a-zA-Z])([0-9])/g, '$1-$2')
              .toLowerCase()}';`;
          })
          .join('\n'),
      );
    },
  },
};
