import { Fragment } from 'react';
import type { MethodologyData } from '#page-data/methodology.server.ts';
import { piecePath } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';

type DenominatorsProps = { readonly denominators: MethodologyData['denominators'] };

/** The counts that an effect is divided by. */
export function Denominators({ denominators: { counts, withCount, without } }: DenominatorsProps) {
  return (
    <>
      <p>
        Quand un compte officiel a un sens, la fenêtre du pourcentage divise l’effet réel, en euros,
        par le nombre de personnes, de foyers ou de places que le montant concerne, par mois ou par
        an. C’est le cas de {withCount} cartes et décisions, de la même façon à la hausse et à la
        baisse. Pour les {without} autres, aucun compte n’a été lu ou n’aurait de sens : la fenêtre
        divise une dépense par adulte, et ne divise pas un impôt ni une niche : tous les adultes ne
        le paient pas, ou n’en bénéficient pas. Une moyenne ne dit ni qui, ni comment.
      </p>
      <DataTable
        caption="Les comptes, et comment ils ont été lus"
        columns={[
          { id: 'label', label: 'Ce qui est compté' },
          { id: 'count', label: 'Nombre, producteur, date' },
          { id: 'reading', label: 'Lecture' },
        ]}
        rows={counts.map(({ label, words, perimeter, reading, places }) => ({
          id: label,
          cells: [
            label === perimeter ? label : `${label}. ${perimeter}`,
            words,
            <Fragment key="reading">
              {reading}
              {places.map(({ page, key }, index) => (
                <Fragment key={key}>
                  {index === 0 ? ', ' : ' '}
                  <TextLink to={piecePath(page, key)}>
                    {places.length === 1 ? 'pièce' : `pièce ${index + 1}`}
                  </TextLink>
                </Fragment>
              ))}
            </Fragment>,
          ],
        }))}
      />
    </>
  );
}
