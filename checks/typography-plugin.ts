import type { RuleTester } from 'oxlint/plugins-dev';
import { frenchFaultsIn } from '../apps/web/publish/pages/typography.ts';

type Rule = Parameters<RuleTester['run']>[1];
type Range = readonly [start: number, end: number];

/** French typography in the texts of a source; `\u00A0` is as good as the character itself. */
const french: Rule = {
  meta: { type: 'problem', fixable: 'code' },
  create: ({ report, sourceCode }) => {
    // A digit stands for the value that comes before, as in `{amount} :` or `{amount}{' : '}`.
    const check = ([start, end]: Range) => {
      const text = `0${sourceCode.text.slice(start, end)}`;
      for (const { index, rule, right } of frenchFaultsIn(text)) {
        const at = start + index - 1;
        const loc = {
          start: sourceCode.getLocFromIndex(at),
          end: sourceCode.getLocFromIndex(at + 1),
        };
        if (right === undefined) report({ loc, message: rule });
        else {
          const message = `${rule} (npm run format)`;
          report({ loc, message, fix: (fixer) => fixer.replaceTextRange([at, at + 1], right) });
        }
      }
    };
    return {
      // The range of a literal or of an element of a template begins with a quote or a brace.
      Literal: ({ value, range: [start, end] }) => {
        if (typeof value === 'string') check([start + 1, end]);
      },
      JSXText: ({ range }) => check(range),
      TemplateElement: ({ range: [start, end] }) => check([start + 1, end]),
    };
  },
};

export default { meta: { name: 'typography' }, rules: { french } };
