import { themeIn } from '../../../app/browser/embed-path.ts';

/** In the head, before anything is painted: the page around may be of one colour only. */
const theme = themeIn(location.search);
if (theme !== 'auto') document.documentElement.dataset['theme'] = theme;
