import { bandsIn } from '@nosmilliards/domain/commune/band';
import { cityOf, fileOf, isCommuneCode } from '@nosmilliards/domain/commune/code';
import { communeIn, intercommunalityIn } from '@nosmilliards/domain/commune/commune';
import { departmentWords } from '@nosmilliards/domain/commune/department';
import { foundCommunesOf, namesIn, type CommuneNames } from '@nosmilliards/domain/commune/search';
import { readCommuneFile } from '#browser/communes.ts';
import { files, gone, years } from '#dataset/communes.ts';
import type { CommuneAccounts } from '#features/explore/commune/commune-data.ts';
import type { Search } from '#features/explore/search/search-book.ts';

export type LoadedCommune =
  | ({ readonly kind: 'read' } & CommuneAccounts)
  | { readonly kind: 'unknown'; readonly code: string }
  /** Neither the network nor the device gave the file. */
  | { readonly kind: 'lost' };

/** The files have no years, the scripts have: a file kept from the year before is another file. */
const read = (file: string) => readCommuneFile(`${file}?${years.at(-1)}`);

/** Reads, on the device, the one row of a file of many communes. */
export async function loadCommune(typed: string): Promise<LoadedCommune> {
  const code = cityOf(typed);
  const first = fileOf(files, code);
  if (!isCommuneCode(code) || first === undefined) return { kind: 'unknown', code };
  const [table, bands, bodies] = await Promise.all([
    read(`comptes/${first}.csv`),
    read('bandes.csv'),
    read(`intercommunalites/${first}.csv`),
  ]);
  if (table === null || bands === null) return { kind: 'lost' };
  const commune = communeIn(table, code, years);
  if (commune === undefined) return { kind: 'unknown', code };
  return {
    kind: 'read',
    commune,
    bands: bandsIn(bands),
    // Without their file the page says less, and is read all the same.
    bodies: commune.bodies.flatMap((siren) => intercommunalityIn(bodies ?? '', siren, years) ?? []),
    isGone: gone.includes(code),
  };
}

const MOST_FOUND = 12;

let search: Search | null = null;

/** `null` when the names do not come. */
export async function loadCommuneSearch(): Promise<Search | null> {
  const list = search === null ? await read('recherche.txt') : null;
  if (list !== null) search = searchIn(namesIn(list));
  return search;
}

function searchIn(names: CommuneNames): Search {
  return (question) =>
    foundCommunesOf(names, question, MOST_FOUND).map(({ code, name }) => ({
      kind: 'commune',
      id: code,
      title: name,
      amount: null,
      code: '',
      path: [departmentWords(code)],
    }));
}
