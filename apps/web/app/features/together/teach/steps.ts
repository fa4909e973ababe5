export type Step = { readonly minutes: number; readonly name: string; readonly what: string };

export const STEPS: readonly Step[] = [
  {
    minutes: 5,
    name: 'Deviner',
    what: 'Sans document, chacun écrit les trois plus grandes dépenses publiques selon lui. On ne corrige pas encore.',
  },
  {
    minutes: 7,
    name: 'Lire',
    what: 'On distribue les cartes. Chaque groupe les range de la plus grande à la plus petite, dépenses et recettes à part, et revient à ce qu’il avait écrit.',
  },
  {
    minutes: 18,
    name: 'Décider seul',
    what: 'Sur sa feuille, chacun garde, augmente, réduit ou supprime, note un pourcentage et calcule son solde.',
  },
  {
    minutes: 10,
    name: 'Décider à quatre',
    what: 'Le groupe fait un seul budget. Pour chaque carte, le choix de la majorité\u202F; à égalité, on garde. On note deux cartes où l’on n’était pas d’accord.',
  },
  {
    minutes: 10,
    name: 'Discuter',
    what: 'Chaque groupe lit son solde et une carte disputée. Le guide ci-dessous donne les questions.',
  },
  {
    minutes: 5,
    name: 'Revenir',
    what: 'Chacun écrit un chiffre qu’il retient, et une question que le calcul laisse ouverte.',
  },
];

/** « 0 à 5 », then « 5 à 12 », without line breaks, computed from the durations. */
export function stepTimesOf(steps: readonly Step[]) {
  let start = 0;
  return steps.map(({ minutes, name, what }) => {
    const time = `${start}\u00A0à\u00A0${start + minutes}`;
    start += minutes;
    return { time, name, what };
  });
}
