import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltQuestion } from '../built.ts';
import { netTotalsOf } from '../derive/deck.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';
import { lineIdsOf } from '../read/edition.ts';

/** About the card it comes before: its amount and its nature, not those of the lines around it. */
export function builtQuestionsOf(dossier: Dossier): BuiltQuestion[] {
  const cards = new Map(dossier.edition.cards.rows.map((row) => [row.id, row]));
  const totals = netTotalsOf(dossier.edition.record.content);
  return dossier.edition.guesses.rows.map((row) => {
    const card = known(cards, row.carte);
    const isOwn = lineIdsOf(row).join() === lineIdsOf(card).join();
    const share = perThousandOf(millions(Number(card.montant)), totals);
    return {
      id: row.id,
      question: isOwn
        ? row.question
        : `À votre avis, sur 1\u202F000\u00A0€ de dépense publique, combien pour «\u00A0${card.titre}\u00A0»\u202F?`,
      cardId: row.carte,
      answer: Math.round(share * 10) / 10,
      min: Number(row.curseur_min),
      max: Number(row.curseur_max),
      step: Number(row.pas),
      note: isOwn ? row.note : '',
      nature: card.nature,
      ...(row.jamais_premiere === 'oui' ? { isNeverFirst: true } : {}),
      lineIds: lineIdsOf(card),
    };
  });
}
