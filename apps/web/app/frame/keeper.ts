import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { version, year } from '#dataset/edition.ts';
import { keepSite } from '#browser/keeper.ts';
import { stampPrints } from '#browser/print-stamp.ts';
import { currentUrl } from '#browser/path.ts';
import { readStored } from '#browser/storage.ts';
import type { Notify } from '#ui/toast-provider.tsx';

/** The site on the device, what is said of it, and what a sheet of paper needs to be found again. */
export function keep(notify: Notify): void {
  if (readStored(TOTALS_KEY) !== null) void sendLater(notify);
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

/** What an earlier visit could not say to the common totals; the visitor is told when it is done. */
async function sendLater(notify: Notify): Promise<void> {
  const { finishEarlier } = await import('#browser/totals.ts');
  finishEarlier((status) =>
    notify(
      status === 'counted'
        ? 'Vos choix, en attente d’envoi, sont maintenant comptés dans les totaux communs.'
        : 'Vos choix, en attente de retrait, ne sont plus dans les totaux communs.',
    ),
  );
}
