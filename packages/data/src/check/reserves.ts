import type { Dossier } from '../read/dossier.ts';
import { problemsIn, type Problem } from '../read/problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import { eurosOf } from '../read/table.ts';
import type { CardRow } from '../read/tables.ts';
import { descendantsOf, type Line } from '../read/tree.ts';
import { creditsIn } from './history.ts';
import { yearOf } from './marks.ts';

const STAFFED =
  'Les dépenses de personnel comprennent des cotisations de retraite ; les pensions déjà dues resteraient à payer.';
const NICHE =
  'Estimation de l’administration : c’est une recette que les administrations ne perçoivent pas.';
/** Share of staff in the credits above which a card must have the caveat on staff. */
const STAFFED_SHARE = 1 / 3;

/** All cards of a kind have the same caveat, in the same words. */
export function checkReserves(dossier: Dossier): Problem[] {
  const { descriptions, cards } = dossier.edition;
  return cards.rows.flatMap((row) => {
    const text = plain(descriptions.content.textes[row.id]?.ne_dit_pas ?? '');
    return problemsIn(
      descriptions,
      ['textes', row.id, 'ne_dit_pas'],
      reservesOf(row, dossier).map(
        (reserve) =>
          !text.includes(reserve) &&
          `« ${row.id} » : écrivez dans ne_dit_pas, comme sur les cartes du même genre, « ${reserve} »`,
      ),
    );
  });
}

function reservesOf(row: CardRow, dossier: Dossier): string[] {
  const lines = lineIdsOf(row).flatMap((id) => dossier.lineOf(id) ?? []);
  const lawYear = yearOf(dossier.edition.record.content.controles.millesime_etat);
  const years = new Set(lines.map((line) => yearOf(line.row.millesime)));
  const [year = ''] = years.size === 1 ? years : [];
  // Only State cards: pensions count as staff credits too.
  const isStaffed = row.secteur === 'etat_central' && staffShareOf(lines, dossier) > STAFFED_SHARE;
  return [
    ...(isStaffed ? [STAFFED] : []),
    ...(row.type === 'tax_expenditure' ? [NICHE] : []),
    ...(year !== '' && year < lawYear ? [`Montant de ${year}, dernier lu`] : []),
  ];
}

/** The staff of a programme split between lines is shared in proportion to their amounts. */
export function staffShareOf(lines: Line[], { edition }: Dossier): number {
  const law = edition.record.content.controles.millesime_etat;
  const credits = new Map(
    edition.history.rows.map((row) => [row.code_officiel, creditsIn(row, law)]),
  );
  const staff = new Map(
    edition.programmes.rows.map((row) => [row.code_officiel, eurosOf(row.personnel)]),
  );
  const paid = lines
    .flatMap((line) => [line, ...descendantsOf(line)])
    .reduce((sum, { row: { code_officiel: code }, amount }) => {
      const whole = credits.get(code) ?? 0;
      return whole > 0 ? sum + (staff.get(code) ?? 0) * (amount / whole) : sum;
    }, 0);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return net > 0 ? paid / net : 0;
}

/** With plain spaces only. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}
