import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import type { Sheet } from '../read.ts';

const FIGURE_KEYS = 'libelle valeur unite nature source reference annee perimetre note'.split(' ');
const SOURCE_KEYS = 'producteur titre url publie consulte licence a_verifier note'.split(' ');
const EDITION_KEYS =
  'annee titre version date mise_a_jour devise perimetre lois chiffres controles'.split(' ');
const COMPARISON_KEYS = 'id titre categorie poste1 poste2 description detail'.split(' ');
const GAP_KEYS = 'type objet montant raison'.split(' ');
const RENAMING_KEYS = 'ancien nouveau raison'.split(' ');

/** Every YAML entry carries its required keys. */
export function checkSheetShapes({ edition }: Dossier): Problem[] {
  const { sheet, sources, comparisons, gaps, renamings, descriptions } = edition;
  return [
    ...missing(sheet, [], sheet.content, EDITION_KEYS),
    ...eachMissing(sheet, ['chiffres'], sheet.content.chiffres, FIGURE_KEYS),
    ...eachMissing(sources, ['sources'], sources.content.sources, SOURCE_KEYS),
    ...eachMissing(
      comparisons,
      ['comparaisons'],
      comparisons.content.comparaisons,
      COMPARISON_KEYS,
    ),
    ...eachMissing(gaps, ['ecarts'], gaps.content.ecarts, GAP_KEYS),
    ...eachMissing(renamings, ['renommages'], renamings.content.renommages, RENAMING_KEYS),
    ...eachMissing(descriptions, ['textes'], descriptions.content.textes, ['resume']),
  ];
}

function eachMissing(
  sheet: Sheet<unknown>,
  path: string[],
  entries: object,
  keys: string[],
): Problem[] {
  return Object.entries(entries).flatMap(([name, entry]: [string, unknown]) => {
    const place = Array.isArray(entries) ? Number(name) : name;
    return missing(sheet, [...path, place], entry, keys);
  });
}

function missing(
  sheet: Sheet<unknown>,
  path: (string | number)[],
  entry: unknown,
  keys: string[],
): Problem[] {
  const present: string[] = typeof entry === 'object' && entry !== null ? Object.keys(entry) : [];
  return keys
    .filter((key) => !present.includes(key))
    .map((key) => ({
      file: sheet.file,
      line: sheet.lineOf(path),
      message: `Il manque « ${key} »${path.length > 0 ? ` à l’entrée « ${path.join(' › ')} »` : ''} : ajoutez-le.`,
    }));
}
