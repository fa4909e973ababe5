import { version, year } from '#dataset/edition.ts';
import { keepSite } from '#browser/keeper.ts';
import { stampPrints } from '#browser/print-stamp.ts';
import { currentUrl } from '#browser/path.ts';
import type { Notify } from '#ui/toast-provider.tsx';

/** The site on the device, what is said of it, and what a sheet of paper needs to be found again. */
export function keep(notify: Notify): void {
  stampPrints((day) => `Imprimé le ${day} · ${currentUrl()}`);
  void keepSite({
    // Said again on every page loaded, until it is answered: it need not stay over the page.
    onNewer: (reload) =>
      notify('Une version plus récente du site et de ses données est disponible.', {
        label: 'Recharger',
        onAction: reload,
      }),
    onOffline: () => notify(`Hors ligne : données de l’édition ${year} (version ${version}).`),
  });
}
