import type { RuleTester } from 'oxlint/plugins-dev';
import { frenchFaultsIn } from '../apps/web/publish/pages/typography.ts';

type Rule = Parameters<RuleTester['run']>[1];
type Range = readonly [start: number, end: number];

/** French typography in the texts of a source; `\u00A0` is as good as the character itself. */
const french: Rule = {
  meta: { type: 'problem', fixable: 'code' },
  create: ({ report, sourceCode }) => {
    const check = ([start, end]: Range, before = '') => {
      const text = before + sourceCode.text.slice(start, end);
      for (const { index, rule, right } of frenchFaultsIn(text)) {
        const at = start + index - before.length;
        const loc = {
          start: sourceCode.getLocFromIndex(at),
          end: sourceCode.getLocFromIndex(at + 1),
        };
        if (right === undefined) report({ loc, message: rule });
        else {
          const message = `${rule} (npm run lint -- --fix)`;
          report({ loc, message, fix: (fixer) => fixer.replaceTextRange([at, at + 1], right) });
        }
      }
    };
    return {
      Literal: ({ value, range }) => {
        if (typeof value === 'string') check(range);
      },
      // « {amount} : » and « ${amount} : »: a digit stands for the value that comes before. The
      // range of an element of a template begins with the brace, or with the backquote.
      JSXText: ({ range }) => check(range, '0'),
      TemplateElement: ({ range: [start, end] }) => check([start + 1, end], '0'),
    };
  },
};

export default { meta: { name: 'typography' }, rules: { french } };
