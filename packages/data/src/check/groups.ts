import { DECISION_COUNT } from '@nosmilliards/domain/game/deck-size';
import { groupProblemsOf, type GroupProblem } from '@nosmilliards/domain/game/group';
import { bareCardOf, groupOf, netTotalsOf } from '../derive/deck.ts';
import type { Dossier } from '../read/dossier.ts';
import { problemsAt, problemsIn, type Problem } from '../read/problem.ts';
import type { GroupEntry } from '../read/records.ts';
import type { CardRow } from '../read/tables.ts';
import { judgingWordIn } from './judging-word.ts';
import { sentencesOf } from './sentence.ts';

const LONGEST_TITLE = 44;

type Kind = 'une recette' | 'une niche' | 'une dépense';
const KINDS: Record<CardRow['type'], Kind> = {
  expense: 'une dépense',
  debt: 'une dépense',
  tax_expenditure: 'une niche',
  revenue: 'une recette',
};

const FAULTS: Record<GroupProblem['kind'], string> = {
  'card-left-out': 'n’est dans aucun paquet : ajoutez-la à paquets.yaml.',
  'card-in-two-groups': 'est dans deux paquets : gardez-en un.',
  'unknown-card': 'n’existe pas : corrigez cartes.',
  'group-too-large': 'pèse plus du tiers de son côté du budget : partagez-le.',
};

/** Every card is in exactly one group, and no group exceeds a third of its side. */
export function checkGroupedCards({ edition }: Dossier): Problem[] {
  const { groups, cards, record } = edition;
  const totals = netTotalsOf(record.content);
  const deck = cards.rows.map(bareCardOf);
  return groupProblemsOf(groups.content.paquets.map(groupOf), deck, totals).flatMap(
    ({ kind, id }) => {
      const index = groups.content.paquets.findIndex(
        (group) => group.id === id || group.cartes.includes(id),
      );
      const row = cards.rows.find((card) => card.id === id);
      const message = `« ${id} » ${FAULTS[kind]}`;
      return index === -1
        ? problemsAt(cards, row ?? { line: 1 }, [message])
        : problemsIn(groups, ['paquets', index], [message]);
    },
  );
}

/** Screens and documents write how many decisions the short game has. */
export function checkGroupCount({ edition }: Dossier): Problem[] {
  const count = edition.groups.content.paquets.length;
  if (count === DECISION_COUNT) return [];
  const message = `${count} paquets, les textes en annoncent ${DECISION_COUNT} : revenez à ${DECISION_COUNT}, ou changez DECISION_COUNT et son mot dans packages/domain/src/game/deck-size.ts ; « npx vitest run --project checks » nomme alors les documents à accorder.`;
  return problemsIn(edition.groups, ['paquets', count - 1], [message]);
}

/** The texts of a group are valid, and its cards have one type and the declared sector. */
export function checkGroups(dossier: Dossier): Problem[] {
  const { edition } = dossier;
  const { paquets } = edition.groups.content;
  const cards = new Map(edition.cards.rows.map((row) => [row.id, row]));
  const icons = new Set(
    [edition.expenses, edition.revenues, edition.cards].flatMap(({ rows }) =>
      rows.map(({ icone }) => icone),
    ),
  );
  return paquets.flatMap((group, index) => {
    const rows = group.cartes.flatMap((id) => cards.get(id) ?? []);
    const word = judgingWordIn(`${group.titre} · ${group.phrase}`);
    const faults = [
      (cards.has(group.id) || dossier.lineOf(group.id) !== undefined) &&
        'est aussi une ligne ou une carte : changez l’identifiant.',
      group.titre.length > LONGEST_TITLE &&
        `le titre a ${group.titre.length} signes, ${LONGEST_TITLE} au plus : raccourcissez-le.`,
      sentencesOf(group.phrase).length > 1 && 'la phrase doit être seule : raccourcissez-la.',
      word !== undefined && `le mot « ${word} » juge, écrivez un fait.`,
      !icons.has(group.icone) &&
        `l’icône « ${group.icone} » n’est celle d’aucune ligne ni carte : prenez l’une des leurs.`,
      ...faultsOfKind(group, rows),
    ];
    return problemsIn(edition.groups, ['paquets', index], faults, `Paquet « ${group.id} » : `);
  });
}

function faultsOfKind({ secteur }: GroupEntry, rows: CardRow[]): (string | false)[] {
  const [first, second] = new Set(rows.map(({ type }) => KINDS[type]));
  const heaviest = heaviestSectorOf(rows);
  return [
    second !== undefined && `une carte est ${first}, une autre ${second} : séparez-les.`,
    heaviest !== secteur && `le secteur qui y pèse le plus est ${heaviest} : corrigez secteur.`,
  ];
}

function heaviestSectorOf(rows: CardRow[]): string | undefined {
  const bySector = [...Map.groupBy(rows, ({ secteur }) => secteur)];
  return bySector.toSorted(([, a], [, b]) => amountOf(b) - amountOf(a))[0]?.[0];
}

function amountOf(rows: CardRow[]): number {
  return rows.reduce((sum, { montant }) => sum + Number(montant), 0);
}
