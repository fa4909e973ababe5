import { AREA_UNITS, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { functionPath } from '#site/path.ts';
import { useUnit } from '../series/use-unit.ts';

type UnitWords = {
  readonly label: string;
  /** In the heading of a column. */
  readonly short: string;
  /** In the address; none for the first. */
  readonly query: string;
  /** Of one value, in a caption. */
  readonly unit: string;
  /** What is divided, by what; then what it does not say. */
  readonly denominator: string;
  readonly reserve: string;
};

export const UNIT_WORDS: Readonly<Record<AreaUnit, UnitWords>> = {
  gdp: {
    label: '% du PIB',
    short: '% du PIB',
    query: '',
    unit: 'en % du PIB',
    denominator: 'La dépense de l’année, rapportée au PIB de l’année, tel qu’Eurostat l’a publié.',
    reserve:
      'le pourcentage monte aussi quand le PIB baisse\u202F; la dépense n’est pas une part du PIB.',
  },
  pps: {
    label: 'Standard de pouvoir d’achat par habitant',
    short: 'SPA par habitant',
    query: '?unite=spa',
    unit: 'en standard de pouvoir d’achat (SPA) par habitant',
    denominator:
      'La dépense, divisée par la population moyenne, puis par la parité de pouvoir d’achat (Union = 1).',
    reserve:
      'la parité est celle du PIB entier, pas celle des services publics\u00A0: elle corrige les prix en moyenne.',
  },
  euros: {
    label: 'Euros par habitant',
    short: 'Euros par habitant',
    query: '?unite=euros',
    unit: 'en euros par habitant',
    denominator: 'La dépense, divisée par la population moyenne de l’année.',
    reserve: 'ces montants suivent le niveau des prix et des salaires de chaque pays.',
  },
  share: {
    label: 'Part de la dépense',
    short: 'Part de la dépense',
    query: '?unite=part',
    unit: 'en % de la dépense publique',
    denominator: 'La dépense, divisée par toute la dépense publique du même ensemble.',
    reserve: 'une part baisse quand les autres montent, sans que son montant change.',
  },
};

export const useAreaUnit = (): AreaUnit => useUnit(AREA_UNITS, UNIT_WORDS);

/** A function, in the unit being read. */
export function functionPlaceOf(code: string, unit: AreaUnit) {
  return { pathname: functionPath(code), search: UNIT_WORDS[unit].query };
}
