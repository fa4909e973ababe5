import {
  type ConfigData,
  type ConfigLoader,
  HtmlValidate,
  StaticConfigLoader,
} from 'html-validate';

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5'],
  rules: {
    // React writes `charSet` and `popoverTarget`; HTML does not tell the cases apart.
    'attr-case': 'off',
    // React closes void elements and gives boolean attributes an empty value.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's `useId` starts with an underscore, which HTML accepts.
    'valid-id': ['error', { relaxed: true }],
    // A title is the official name of its line, however long.
    'long-title': 'off',
    // Every file comes from the site itself; one from elsewhere would need its hash.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Resolved once: by itself, the library reads its tables again for every page. */
const resolved = new HtmlValidate(new StaticConfigLoader(config)).getConfigForSync('page.html');
class SameForEveryPage extends StaticConfigLoader {
  override getConfigFor(): ReturnType<ConfigLoader['getConfigFor']> {
    return resolved;
  }
}
const validator = new HtmlValidate(new SameForEveryPage());

/** RGAA 1.9 asks for the role on every figure with a caption: some readers need it said twice. */
const ACCEPTED = 'Redundant role "figure" on <figure>';

/** What makes a page invalid, or no page of ours: each fault says where. */
export function markupFaultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    ...(headings === 1 ? [] : [`one h1 expected, ${headings} found`]),
    ...results.flatMap(({ messages }) =>
      messages
        .filter(({ message }) => message !== ACCEPTED)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ];
}
