import type { LawRow } from '@nosmilliards/domain/game/law';
import type { BuiltCardFacts, CardLaw } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';

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
  };
}

function lawsOf({ edition }: Dossier): CardLaw[] {
  const byCard = Map.groupBy(edition.cardLaws.rows, ({ carte }) => carte);
  return [...byCard].map(([id, rows]) => {
    const percentOf = (annee: number): LawRow['from2025'] => {
      const row = rows.find((one) => Number(one.annee) === annee);
      return row === undefined ? null : Number(row.variation);
    };
    const [reserve = ''] = rows.map((row) => row.reserve);
    return { id, from2025: percentOf(2025), from2026: percentOf(2026), reserve };
  });
}
