import type { BuiltCardFacts, BuiltCount, BuiltQuestion, CardLaw } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import { millions } from '@nosmilliards/domain/money/money';
import { formatEuros } from '@nosmilliards/domain/money/format';
import { guessedShareOf, netTotalsOf } from '../derive/deck.ts';
import { countReadingOf, countTermsOf, denominatorRowsOf } from '../derive/denominators.ts';
import type { DenominatorRow } from '../read/tables.ts';
import type { Denominator } from '@nosmilliards/domain/vote/denominator';
import { known } from '../read/known.ts';
import { lineIdsOf } from '../read/edition.ts';
import { pageOf } from './pieces.ts';

export function builtCardFactsOf(dossier: Dossier): BuiltCardFacts {
  const { margins, points } = dossier.edition;
  return {
    laws: lawsOf(dossier),
    margins: Object.fromEntries(
      margins.rows.map(({ carte, categorie, raison, acte, source }) => [
        carte,
        { kind: categorie, reason: raison, act: acte, source },
      ]),
    ),
    points: Object.fromEntries(
      points.rows.map(({ carte, phrase, source, note }) => [
        carte,
        { sentence: phrase, source, note },
      ]),
    ),
    denominators: Object.fromEntries(
      denominatorRowsOf(dossier).map((row) => [row.id, denominatorOf(row)]),
    ),
  };
}

/** Without its proof: the game loads it. */
function denominatorOf(row: DenominatorRow): Denominator {
  return {
    unit: row.unite_singulier,
    units: row.unite_pluriel,
    period: row.periode === 'mois' ? 'mois' : 'an',
    count: Number(row.valeur),
    digits: Number(row.chiffres_surs),
    producer: row.producteur,
    date: row.date,
    ...(row.statut === 'reserve' && { note: row.note }),
    ...(row.statut === 'partiel' && {
      part: { name: row.part, amount: millions(Number(row.base)) },
    }),
  };
}

/** For the methodology page. */
export function builtCountsOf(dossier: Dossier): BuiltCount[] {
  const byCount = Map.groupBy(denominatorRowsOf(dossier), ({ compte }) => compte);
  return [...byCount].map(([label, rows]) => {
    const [{ formule, perimetre } = { formule: '', perimetre: '' }] = rows;
    const terms = countTermsOf(dossier, formule) ?? [];
    return {
      label,
      perimeter: perimetre,
      ids: rows.map(({ id }) => id),
      reading: countReadingOf(terms),
      places: terms.flatMap(({ place }) =>
        place ? [{ page: pageOf(place.piece, place.part), key: place.key }] : [],
      ),
    };
  });
}

function lawsOf({ edition }: Dossier): CardLaw[] {
  const byCard = Map.groupBy(edition.cardLaws.rows, ({ carte }) => carte);
  return [...byCard].map(([id, rows]) => {
    const [reserve = ''] = rows.map((row) => row.reserve);
    const changes = rows.map(({ annee, variation }) => [annee, Number(variation)]);
    return { id, changes: Object.fromEntries(changes), reserve };
  });
}

/** About the card it comes before: its amount and its nature, not those of the lines around it. */
export function builtQuestionsOf(dossier: Dossier): BuiltQuestion[] {
  const cards = new Map(dossier.edition.cards.rows.map((row) => [row.id, row]));
  const totals = netTotalsOf(dossier.edition.record.content);
  return dossier.edition.guesses.rows.map((row) => {
    const card = known(cards, row.carte);
    const isOwn = lineIdsOf(row).join() === lineIdsOf(card).join();
    const share = perThousandOf(millions(Number(card.montant)), totals);
    const answer = Math.round(share * 10) / 10;
    const ofLines = guessedShareOf(card, dossier);
    const gap =
      ofLines === answer
        ? ''
        : `Réponse au montant de la carte\u202F; ce qu’elle couvre fait ${formatEuros(ofLines, { decimals: 1 })} dans l’explorateur.`;
    return {
      id: row.id,
      question: isOwn
        ? row.question
        : `À votre avis, sur 1\u202F000\u00A0€ de dépense publique, combien pour «\u00A0${card.titre}\u00A0»\u202F?`,
      cardId: row.carte,
      answer,
      min: Number(row.curseur_min),
      max: Number(row.curseur_max),
      step: Number(row.pas),
      note: [isOwn ? row.note : '', gap].filter(Boolean).join(' '),
      nature: card.nature,
      ...(row.jamais_premiere === 'oui' ? { isNeverFirst: true } : {}),
      lineIds: lineIdsOf(card),
    };
  });
}
