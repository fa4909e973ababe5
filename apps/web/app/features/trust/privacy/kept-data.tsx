import { COMMUNES_PER_FILE } from '@nosmilliards/domain/commune/code';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { OPENED_COMMUNES } from '#browser/communes.ts';
import { RuledList } from '#ui/ruled-list.tsx';
import styles from './privacy.module.css';

type Kept = {
  readonly key: string;
  readonly what: string;
  readonly why: string;
  readonly place: 'device' | 'tab';
};

/** `satisfies` fails to compile when a storage key has no entry: the page lists all of them. */
const kept = {
  ledger: {
    key: STORAGE_KEYS.ledger,
    what: 'Vos votes',
    why: 'Ligne, choix, pourcentage et heure de chaque vote : pour les retrouver à la visite suivante et calculer votre solde.',
    place: 'device',
  },
  game: {
    key: STORAGE_KEYS.game,
    what: 'Votre partie',
    why: 'Carte en cours, cartes votées, gardées ou laissées à « Je ne sais pas », priorités, questions déjà posées, recettes jouées ou non, excédent réparti, temps passé, heures du dernier geste et de la fin : pour reprendre où vous en étiez.',
    place: 'device',
  },
  formerBallot: {
    key: STORAGE_KEYS.formerBallot,
    what: 'Vos votes d’une édition passée',
    why: 'Seulement si le site a changé d’édition depuis : pour vous les montrer avec les montants d’alors.',
    place: 'device',
  },
  laterGame: {
    key: STORAGE_KEYS.laterGame,
    what: 'Une partie mise de côté',
    why: 'Seulement si le site est revenu à une version plus ancienne : pour vous la rendre ensuite.',
    place: 'device',
  },
  lens: {
    key: STORAGE_KEYS.lens,
    what: 'Votre unité préférée',
    why: 'Milliards, pour 1 000 €, par adulte… : pour afficher les montants comme vous les lisez.',
    place: 'device',
  },
  shortcuts: {
    key: STORAGE_KEYS.shortcuts,
    what: 'Les raccourcis coupés',
    why: 'Seulement si vous avez éteint les raccourcis clavier du jeu et des séances.',
    place: 'device',
  },
  days: {
    key: STORAGE_KEYS.days,
    what: 'Vos cartes du jour',
    why: 'Le jour et le montant que vous avez deviné : pour retrouver la réponse du jour, et compter les cartes devinées.',
    place: 'device',
  },
  comparisonItems: {
    key: STORAGE_KEYS.comparisonItems,
    what: 'Les lignes à comparer',
    why: 'La sélection que vous composez dans l’explorateur.',
    place: 'tab',
  },
  comparisonOrigin: {
    key: STORAGE_KEYS.comparisonOrigin,
    what: 'La page d’où vous compariez',
    why: 'Pour que « Retour » y mène.',
    place: 'tab',
  },
  received: {
    key: STORAGE_KEYS.received,
    what: 'Le dernier budget reçu',
    why: 'Le code du lien que vous avez ouvert, s’il y en a un : pour vous proposer de le comparer au vôtre une fois votre partie finie.',
    place: 'tab',
  },
  name: {
    key: STORAGE_KEYS.name,
    what: 'Votre prénom',
    why: 'Seulement si vous l’écrivez : il s’ajoute aux liens que vous envoyez, après le signe #, et nulle part ailleurs.',
    place: 'tab',
  },
  guesses: {
    key: STORAGE_KEYS.guesses,
    what: 'Ce que vous avez deviné d’un défi',
    why: 'Le code du défi et vos réponses, si vous en avez donné : pour les lire à côté de ses choix une fois votre partie finie.',
    place: 'tab',
  },
  session: {
    key: ROOM_KEYS.session,
    what: 'La séance que vous menez',
    why: 'Les mains que vous avez comptées, les feuilles que vous avez saisies ou les budgets que vous avez pris, sans nom : pour qu’un rechargement ne perde rien. « Effacer la séance » l’efface.',
    place: 'tab',
  },
  totals: {
    key: TOTALS_KEY,
    what: 'Votre bulletin dans les totaux communs',
    why: 'Seulement si vous l’avez ajouté : les choix envoyés et le nombre tiré au hasard qui prouve qu’ils sont les vôtres, pour les retirer, les remplacer, ou les renvoyer si le service n’a pas répondu.',
    place: 'device',
  },
  pupil: {
    key: ROOM_KEYS.pupil,
    what: 'Votre place dans une salle',
    why: 'Si vous avez rejoint une salle : son code, un numéro tiré au hasard et vos réponses, pour les envoyer quand le réseau revient et vous retrouver après un rechargement. « Quitter la salle » l’efface ; sinon elle est oubliée 24 heures après.',
    place: 'device',
  },
  live: {
    key: ROOM_KEYS.live,
    what: 'La salle que vous menez en direct',
    why: 'Son code, le secret qui prouve qu’elle est à vous et les décomptes montrés : pour qu’un rechargement ne perde rien. « Effacer » l’efface aussi du service.',
    place: 'tab',
  },
} satisfies Record<keyof typeof STORAGE_KEYS | keyof typeof ROOM_KEYS | 'totals', Kept>;

/** Written by React Router; `copy` is the cache of the service worker. */
const scroll: Kept = {
  key: 'react-router-scroll-positions',
  what: 'La hauteur de lecture',
  why: 'Où vous en étiez dans chaque page : pour y revenir avec le bouton « Précédent ».',
  place: 'tab',
};

const copy: Kept = {
  key: 'nos-milliards',
  what: 'Une copie du site',
  why: 'Pages, polices et chiffres du budget, rien de vous : pour tout lire et tout faire hors ligne. Elle se remplace à chaque version.',
  place: 'device',
};

const communes: Kept = {
  key: OPENED_COMMUNES,
  what: 'Les comptes de communes que vous avez ouverts',
  why: `La liste des communes, et le fichier de chaque page ouverte, qui en contient jusqu’à ${COMMUNES_PER_FILE}\u00A0: pour les relire hors ligne.`,
  place: 'device',
};

const places = {
  device: 'Sur cet appareil, jusqu’à ce que vous l’effaciez',
  tab: 'Dans cet onglet, jusqu’à sa fermeture',
};

export function KeptData() {
  return (
    <RuledList>
      {[...Object.values(kept), scroll, copy, communes].map(({ what, why, place, key }) => (
        <li key={key}>
          <strong>{what}</strong>
          <p>{why}</p>
          <p className={styles['place']}>
            {places[place]} <code>{key}</code>
          </p>
        </li>
      ))}
    </RuledList>
  );
}
