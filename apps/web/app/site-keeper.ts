import edition from '@nosmilliards/data/built/edition.json';
import { keepSite } from '#browser/keeper.ts';
import type { Notify } from '#ui/toast-provider.tsx';

/** The site on the device, and what is said of it. */
export function keep(notify: Notify): void {
  void keepSite({
    // Said again on every page loaded, until it is answered: it need not stay over the page.
    onNewer: (reload) =>
      notify('Une version plus récente du site et de ses données est disponible.', {
        label: 'Recharger',
        onAction: reload,
      }),
    onOffline: () =>
      notify(`Hors ligne : données de l’édition ${edition.year} (version ${edition.version}).`),
  });
}
