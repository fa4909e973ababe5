import { paths } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';

/** What the page of a commune counts, and what it does not say. */
export function Communes() {
  return (
    <>
      <p>
        Les comptes de gestion des communes, tels que l’Observatoire des finances et de la gestion
        publique locales les publie, par habitant. « Autres » est le total moins les postes. Les
        mille carrés se partagent au plus fort reste ; un montant négatif n’en a pas.
      </p>
      <p>
        Le repère est la moitié du milieu des communes de même taille, du premier au troisième
        quartile, chaque commune comptant pour une : ni rang, ni note. Paris n’en a pas, ni un
        groupe de moins de vingt communes. Les fichiers sont à la page{' '}
        <TextLink to={`${paths.data}#communes`}>Données et sources</TextLink>.
      </p>
    </>
  );
}
