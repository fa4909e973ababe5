import { themeIn } from '../../../../app/site/embed-path.ts';

/** Runs in the head, before the first paint. */
const theme = themeIn(location.search);
if (theme !== 'auto') document.documentElement.dataset['theme'] = theme;
