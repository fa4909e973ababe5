import { DECISION_COUNT_WORD } from '@nosmilliards/domain/game/deck-size';
import { ROOM_SENTENCE } from '@nosmilliards/domain/tally/room';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#site/path.ts';
import type { TeachingKit } from '#page-data/teach.server.ts';
import { STEPS, stepTimesOf } from './steps.ts';

/** The steps with their times, with or without devices. */
export function LessonPlan({ kit: { balance, year } }: { readonly kit: TeachingKit }) {
  return (
    <>
      <p>
        <strong>À la fin, chacun sait</strong> lire un montant public et dire d’où il vient,
        distinguer dépense, recette, déficit et dette, défendre un choix et en dire l’effet sur le
        solde, et ce que ce calcul ne dit pas.
      </p>
      <p>
        <strong>Il faut</strong> les {DECISION_COUNT_WORD} cartes, découpées, pour quatre élèves ;
        une feuille par élève ; de quoi compter. Avec des téléphones, la{' '}
        <TextLink to={paths.express}>partie en {DECISION_COUNT_WORD} décisions</TextLink> remplace
        les cartes et fait les calculs : elle marche aussi sans réseau après une première visite.
        Avec un vidéoprojecteur, <TextLink to={paths.room}>Décider à plusieurs</TextLink> montre les
        cartes une à une et compte les mains levées ; les feuilles remplies s’y saisissent aussi,
        une touche par décision. {ROOM_SENTENCE} Seuls les choix se saisissent : le pourcentage noté
        par chaque élève y est remplacé par un seul, le même pour toute la classe.
      </p>
      <p>
        <strong>À prévoir en plus :</strong> pour saisir les feuilles d’une classe, une dizaine de
        minutes, sur un écran qui n’est pas projeté, pendant « Discuter » ou entre deux séances. Ou,
        sans saisie, une dizaine de minutes pour compter les mains, qui remplacent « Décider à
        quatre ». Ces durées sont un plan : aucune n’a été mesurée en classe.
      </p>
      <DataTable
        caption="Le déroulé"
        columns={[
          { id: 'time', label: 'Minutes' },
          { id: 'name', label: 'Étape' },
          { id: 'what', label: 'Ce qui se fait' },
        ]}
        rows={stepTimesOf(STEPS).map(({ time, name, what }) => ({
          id: time,
          cells: [time, name, what],
        }))}
      />
      <p>
        Le déficit de départ est le même pour tous : un solde public de{' '}
        <Amount value={balance} form="billions" signed plain /> en {year}. Le but n’est pas
        d’arriver à zéro : c’est de savoir ce que l’on a choisi.
      </p>
    </>
  );
}
