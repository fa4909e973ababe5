import { AREAS } from '@nosmilliards/domain/series/area';
import type { Dossier } from '../read/dossier.ts';
import {
  areaYearOf,
  europeanSentencesOf,
  europeanYearsOf,
  groupsOf,
  isFunction,
  linkedCodesOf,
  nomenclatureOf,
  TOTAL,
} from '../derive/europe.ts';
import { sumOfKnown } from '../read/known.ts';
import { problemOf, problemsAt, type Problem } from '../read/problem.ts';
import { verdictWordIn } from './judging-word.ts';

const TABLE = 'series/eurostat_fonctions.csv';
/** In millions of euros: each cell of Eurostat is rounded to a tenth. */
const FUNCTIONS_GAP = 0.45;
const GROUPS_GAP = 1.15;

/** Functions add up, every sentence is that of its cells, every category says what it corresponds to. */
export function checkEurope(dossier: Dossier): Problem[] {
  const { europeSentences, europeLinks } = dossier.edition;
  const written = [
    ...europeSentences.rows.map((row) => ({ table: europeSentences, row, text: row.phrase })),
    ...europeLinks.rows.map((row) => ({ table: europeLinks, row, text: row.raison })),
  ];
  return [
    ...sumProblems(dossier),
    ...sentenceProblems(dossier),
    ...linkProblems(dossier),
    ...written.flatMap(({ table, row, text }) => {
      const word = verdictWordIn(text);
      return problemsAt(table, row, [word && `Le mot « ${word} » juge : écrivez un fait.`]);
    }),
  ];
}

function sumProblems(dossier: Dossier): Problem[] {
  const nomenclature = nomenclatureOf(dossier);
  const functions = nomenclature.filter(isFunction);
  const wholes = [
    { code: TOTAL, parts: functions, gap: FUNCTIONS_GAP },
    ...functions.map(({ code }) => ({
      code,
      parts: groupsOf(code, nomenclature),
      gap: GROUPS_GAP,
    })),
  ];
  return wholes.flatMap(({ code, parts, gap }) =>
    AREAS.flatMap((area) =>
      europeanYearsOf(dossier).flatMap((year) => {
        const amountOf = (one: string) => areaYearOf(dossier, one, area, year).amount;
        const whole = amountOf(code);
        const sum = sumOfKnown(parts.map((part) => amountOf(part.code)));
        if (whole === null || sum === null || Math.abs(whole - sum) <= gap) return [];
        const message = `${code}, ${area}, ${year} : les parties font ${sum.toFixed(1)} M€ et le tout ${whole} : relisez le document.`;
        return [{ file: TABLE, line: 1, message }];
      }),
    ),
  );
}

function sentenceProblems(dossier: Dossier): Problem[] {
  const { europeSentences } = dossier.edition;
  const made = europeanSentencesOf(dossier);
  if (made.length !== europeSentences.rows.length) {
    const message = `Il faut ${made.length} phrases, une par gabarit.`;
    return [problemOf(europeSentences, message)];
  }
  return europeSentences.rows.flatMap((row, index) =>
    problemsAt(europeSentences, row, [
      row.phrase !== made[index] && `Les cellules disent : « ${made[index]} »`,
    ]),
  );
}

function linkProblems(dossier: Dossier): Problem[] {
  const { edition, expenses } = dossier;
  const { europeLinks } = edition;
  const codes = new Set(nomenclatureOf(dossier).map(({ code }) => code));
  const expected = [
    ...expenses.roots.map(({ row }) => row.id),
    ...edition.groups.content.paquets.map(({ id }) => id),
  ];
  const linked = new Set<string>(europeLinks.rows.map(({ objet }) => objet));
  const silent = expected
    .filter((id) => !linked.has(id))
    .map((id) =>
      problemOf(
        europeLinks,
        `« ${id} » manque : dites à quelles fonctions il correspond, ou aucune.`,
      ),
    );
  const faults = europeLinks.rows.flatMap((row) =>
    problemsAt(europeLinks, row, [
      !expected.includes(row.objet) && `« ${row.objet} » n’est ni une catégorie ni un paquet.`,
      ...linkedCodesOf(row).map(
        (code) => !codes.has(code) && `La fonction « ${code} » n’existe pas.`,
      ),
    ]),
  );
  return [...silent, ...faults];
}
