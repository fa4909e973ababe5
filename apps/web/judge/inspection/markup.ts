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
    // React writes `charSet` and `popoverTarget`; HTML attributes are case-insensitive.
    'attr-case': 'off',
    // React closes void elements and gives boolean attributes an empty value.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's `useId` starts with an underscore, which HTML accepts.
    'valid-id': ['error', { relaxed: true }],
    // The title holds the official name of the line, which may be long.
    'long-title': 'off',
    // « Ma part » is a form, so that no browser fills it in again, and sends nothing.
    'wcag/h32': 'off',
    // The list of a combobox that is typed in: `<select>` takes no text.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Files of the site need no `integrity`; a cross-origin one would.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Resolved once: by default the library resolves its configuration again for every page. */
const resolved = new HtmlValidate(new StaticConfigLoader(config)).getConfigForSync('page.html');
class SameForEveryPage extends StaticConfigLoader {
  override getConfigFor(): ReturnType<ConfigLoader['getConfigFor']> {
    return resolved;
  }
}
const validator = new HtmlValidate(new SameForEveryPage());

/** RGAA 1.9 requires the explicit role on a figure with a caption, for some screen readers. */
const ACCEPTED = 'Redundant role "figure" on <figure>';

/** Faults of html-validate with their selector, and a count of `h1` other than one. */
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
