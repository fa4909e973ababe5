import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import { weighed } from '../read/tree.ts';

/** The log is dated, newest first, and the latest entry of an amount gives its published value. */
export function checkCorrections(dossier: Dossier): Problem[] {
  const { corrections: sheet, sheet: edition } = dossier.edition;
  const { corrections } = sheet.content;
  return corrections.flatMap(({ date, objet, avant, apres }, index) => {
    const said = (message: string) => [
      { file: sheet.file, line: sheet.lineOf(['corrections', index]), message },
    ];
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      return said(`La date « ${date} » s’écrit comme 2027-01-15.`);
    }
    if (date > edition.content.mise_a_jour) {
      return said(
        `La correction du ${date} est plus récente que l’édition : portez mise_a_jour à cette date dans edition.yaml.`,
      );
    }
    if (index > 0 && date > (corrections[index - 1]?.date ?? '')) {
      return said(`La correction du ${date} doit monter : la plus récente va en premier.`);
    }
    const current = amountOf(dossier, objet);
    if (current === undefined) {
      return said(`« ${objet} » n’est ni une ligne, ni une carte, ni un chiffre en M€.`);
    }
    if (avant === apres) {
      return said(`« ${objet} » ne change pas : écrivez le montant publié avant la correction.`);
    }
    const isLatest = corrections.findIndex((other) => other.objet === objet) === index;
    if (isLatest && apres !== current) {
      return said(`« ${objet} » vaut ${current} M€ et non ${apres} : accordez les deux.`);
    }
    return [];
  });
}

/** In millions of euros. */
function amountOf({ edition, lineOf }: Dossier, id: string): number | undefined {
  const line = lineOf(id);
  if (line !== undefined) return weighed(line).amount;
  const card = edition.cards.rows.find((row) => row.id === id);
  if (card !== undefined) return Number(card.montant);
  const figure = edition.sheet.content.chiffres[id];
  return figure?.unite === 'M€' ? figure.valeur : undefined;
}
