import type { BuiltDetail, HistoryPoint, LineSummary } from '../built.ts';
import { lineRecordOf, STAGE_WORDS } from './open-data.ts';

const KINDS: Record<HistoryPoint['kind'], string> = {
  plf: 'projet_de_loi',
  lfi: 'loi_votee',
  execution: 'execution',
};

/** The downloadable JSON of a line: the columns of `postes.csv`, with unit and licence. */
export function lineFileOf(
  detail: BuiltDetail,
  { annee, version }: { annee: number; version: string },
): string {
  const { sourceEntry, history, next, programme } = detail;
  const content = {
    jeu_de_donnees: `Nos Milliards, édition ${annee}, version ${version}`,
    licence: 'Licence Ouverte 2.0',
    unite: 'millions d’euros',
    ...lineRecordOf(detail),
    description: detail.description,
    ecart_non_detaille: detail.gap && { montant: detail.gap.amount, raison: detail.gap.reason },
    chemin: detail.path.map(summaryOf),
    enfants: detail.children.map(summaryOf),
    cartes: detail.cards.map(({ id, title, amount }) => ({ id, titre: title, montant: amount })),
    historique: history && {
      rupture: history.break,
      est_une_somme: history.isSum,
      lois: history.laws.map(({ year, title, source }) => ({ annee: year, titre: title, source })),
      points: history.points.map(({ year, kind, amount }) => ({
        annee: year,
        type: KINDS[kind],
        montant: amount,
      })),
    },
    suite: next && {
      portee: next.whole === '' ? 'ligne' : next.whole,
      note: next.note,
      etapes: next.stages.map(({ name, year, amount }) => ({
        etape: STAGE_WORDS[name],
        annee: year,
        montant: amount,
      })),
    },
    programme: programme && {
      ministere: programme.ministry,
      depenses_de_personnel: programme.staffCost,
      emplois_votes: programme.jobsVoted,
      emplois_realises: programme.jobsFilled,
      indicateurs: programme.indicators.map((indicator) => ({
        code: indicator.code,
        objectif: indicator.objective,
        indicateur: indicator.title,
        sous_indicateur: indicator.detail,
        unite: indicator.unit,
        realise_avant: indicator.before,
        cible: indicator.target,
        realise: indicator.result,
      })),
    },
    detail_source: {
      producteur: detail.producers,
      titre: sourceEntry.title,
      url: sourceEntry.url,
      publie: sourceEntry.published,
      consulte: sourceEntry.consulted,
      licence: sourceEntry.licence,
      note: sourceEntry.note,
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function summaryOf({ id, title, amount }: LineSummary) {
  return { id, titre: title, montant: amount };
}
