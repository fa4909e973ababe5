import { themeIn } from '../../../../app/site/embed-path.ts';

/** Runs in the head, before the first paint. */
const theme = themeIn(location.search);
if (theme !== 'auto') {
  const isDark = theme === 'sombre';
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  for (const { cssRules } of document.styleSheets) settle(cssRules, isDark);
}

/** The rules for a dark device apply always, or never. */
function settle(rules: CSSRuleList, isDark: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme')) {
      rule.media.mediaText = isDark ? 'screen' : 'not all';
    } else if (rule instanceof CSSGroupingRule) {
      settle(rule.cssRules, isDark);
    }
  }
}
