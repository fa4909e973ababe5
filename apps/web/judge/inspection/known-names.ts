import {
  lineIds,
  readBridges,
  readCards,
  readFigures,
  readGroups,
  readKnownDetail,
  readSectors,
} from '../../app/dataset/read.server.ts';
import { nameOf, type KnownNames } from './names.ts';

/** The names of the edition: categories, sub-categories, cards, decisions, payers, figures, bridges. */
export function readKnownNames(): KnownNames {
  const { cards } = readCards();
  const lines = lineIds().map((id) => readKnownDetail(id).line);
  const names = [
    ...lines.filter(({ level }) => level <= 2).map(({ title }) => title),
    ...cards.map(({ title }) => title),
    ...readGroups().groups.map(({ title }) => title),
    ...readSectors().spenders.map(({ title }) => title),
    ...Object.values(readFigures().figures).map(({ label }) => label),
    ...Object.values(readBridges()).map(({ name }) => name),
  ];
  const known = new Map<string, number[]>(names.map((name) => [nameOf(name), []]));
  const explain = (name: string, ...amounts: number[]) => known.get(nameOf(name))?.push(...amounts);
  for (const { name, numbers } of Object.values(readBridges())) {
    explain(name, ...numbers.map(({ amount }) => amount));
  }
  // « Quel chiffre citer ? » says why a card differs from its lines.
  for (const { title, amount, linesAmount, gap } of cards) {
    if (gap !== undefined) explain(title, amount, linesAmount);
  }
  // Titles below the sub-categories are official: several lines may share one.
  const deep = lines.filter(({ level }) => level > 2);
  const shared = new Set(deep.map(({ title }) => nameOf(title)));
  for (const { title, amount } of lines) if (shared.has(nameOf(title))) explain(title, amount);
  return known;
}
