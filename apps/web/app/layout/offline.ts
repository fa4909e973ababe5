import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { version, year } from '#dataset/edition.ts';
import { keepSite } from '#browser/offline.ts';
import { stampPrints } from '#browser/print-stamp.ts';
import { currentUrl } from '#browser/address.ts';
import { readStored } from '#browser/storage.ts';
import type { Notify } from '#ui/toast-provider.tsx';

/** Registers the service worker, notifies its events, and dates printed pages. */
export function keep(notify: Notify): void {
  if (readStored(TOTALS_KEY) !== null) void sendLater(notify);
  stampPrints((day) => `Imprimé le ${day} · ${currentUrl()}`);
  void keepSite({
    // Without `stays`: the message is shown again on the next page load.
    onNewer: (reload) =>
      notify('Une version plus récente du site et de ses données est disponible.', {
        label: 'Recharger',
        onAction: reload,
      }),
    onOffline: () => notify(`Hors ligne : données de l’édition ${year} (version ${version}).`),
  });
}

/** Sends what an earlier visit could not send to the common totals. */
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
