import type { EditionStamp } from '@nosmilliards/domain/game/edition';
import type { BuiltRenamings } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { isCardId, renamingsOf, type Renaming } from '../read/renaming.ts';

export function builtRenamingsOf(dossier: Dossier): BuiltRenamings {
  const [cards, lines] = partedBy(endedOf(dossier), ({ from }) => isCardId(from));
  return { lines: asRecord(lines), cards: asRecord(cards) };
}

/** What a stored ballot is read with; `voted` has the votable ids. */
export function stampOf(dossier: Dossier, voted: ReadonlySet<string>): EditionStamp {
  const { annee, version } = dossier.edition.record.content;
  const followed = endedOf(dossier).filter(({ to, isSameMoney }) => isSameMoney && voted.has(to));
  return { name: `${annee}-${version}`, renamed: asRecord(followed) };
}

function endedOf({ edition }: Dossier): Renaming[] {
  return renamingsOf(edition).map((renaming) => {
    if (renaming === null) throw new Error('Des renommages tournent en rond');
    return renaming;
  });
}

function partedBy<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function asRecord(renamings: Renaming[]): Record<string, string> {
  return Object.fromEntries(renamings.map(({ from, to }) => [from, to]));
}
