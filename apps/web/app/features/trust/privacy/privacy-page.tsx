import { COMMUNES_PER_FILE } from '@nosmilliards/domain/commune/code';
import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EraseData } from './erase-data.tsx';
import { KeptData } from './kept-data.tsx';

type PrivacyPageProps = {
  /** What this browser has sent to the common totals. */
  readonly totals: ReactNode;
};

export function PrivacyPage({ totals }: PrivacyPageProps) {
  return (
    <ReadingPage
      title="Confidentialité"
      lede="Vos votes disent une opinion. Ils restent dans votre navigateur, et vous seul les y lisez, sauf si vous acceptez de les ajouter aux totaux communs."
      sections={[
        { id: 'en-bref', title: 'En bref', content: <InShort /> },
        {
          id: 'appareil',
          title: 'Ce que garde votre appareil',
          content: (
            <>
              <p>
                Un vote n’est écrit que si vous votez, un réglage que si vous le changez. La copie
                du site se fait à la première visite, sauf si votre navigateur économise les
                données. Voici tout ce qui peut être gardé, et sous quel nom.
              </p>
              <KeptData />
              <p>
                <TextLink to={paths.myShare}>Ma part</TextLink> ne garde rien : ce que vous y tapez
                vit dans la page, n’est pas envoyé, et disparaît quand vous la quittez.
              </p>
            </>
          ),
        },
        {
          id: 'effacer',
          title: 'Effacer',
          content: (
            <>
              <p>
                Ce bouton efface tout ce qui précède, sauf ce que garde un onglet resté ouvert : sa
                position de lecture et ses lignes à comparer partent quand vous le fermez. La copie
                du site se refera à votre prochaine visite, sans rien de vous.
              </p>
              <p>
                Si vos choix sont dans les totaux communs, le bouton les en retire aussi. Tant que
                le service ne répond pas, votre appareil garde de quoi le faire, et rien d’autre ;
                il réessaie à chaque visite. Le réglage « effacer les données de navigation » de
                votre navigateur efface l’appareil seul : plus rien ne permettrait alors de retirer
                votre bulletin.
              </p>
              <EraseData />
            </>
          ),
        },
        { id: 'seances', title: 'Une séance à plusieurs', content: <Sessions /> },
        { id: 'totaux', title: 'Les totaux communs', content: <CommonTotals here={totals} /> },
        { id: 'serveur', title: 'Ce que voit le serveur', content: <ServerSide /> },
        { id: 'droits', title: 'Vos droits', content: <Rights /> },
      ]}
    />
  );
}

function InShort() {
  return (
    <ul>
      <li>Aucun compte, aucun nom, aucune adresse électronique.</li>
      <li>Aucun cookie, aucun traceur, aucune mesure d’audience, aucune publicité.</li>
      <li>Aucune requête vers un autre site : polices, images et données viennent d’ici.</li>
      <li>
        Aucun vote n’est envoyé sans votre accord exprès. Tout se calcule dans votre navigateur.
      </li>
    </ul>
  );
}

function Sessions() {
  return (
    <>
      <p>
        À main levée, avec des feuilles de papier ou avec des budgets pris à la caméra ou par leurs
        liens, une séance se tient sur un seul appareil : aucun nom, rien n’est envoyé, rien n’entre
        dans un total public. La caméra ne s’ouvre qu’à la page des séances, si vous le demandez ;
        l’image est lue sur l’appareil, ni gardée ni transmise. Un code porte des choix, sans dire
        de qui.
      </p>
      <p>
        En direct, la salle passe par le service commun. Qui la rejoint envoie un numéro tiré au
        hasard par son appareil, puis ses choix ; aucun nom, aucun texte libre n’y existe. Le
        service garde l’empreinte de ce numéro et un octet par carte, tant que la salle vit :
        24 heures au plus, trois heures sans activité, ou jusqu’à ce que la personne qui l’anime
        l’efface, ce qui est immédiat. L’écran de la salle ne montre que des comptes, à partir de
        cinq réponses. Ce sont cinq places : qui en tient quatre lit la cinquième. Rien d’une salle
        n’entre dans les totaux communs. Les réponses sont liées à un appareil le temps de la
        séance : elles sont protégées, pas sans lien avec lui.
      </p>
    </>
  );
}

function CommonTotals({ here }: { readonly here: ReactNode }) {
  return (
    <>
      <p>
        À la fin d’une partie, le site demande si vous voulez ajouter vos choix aux totaux communs :
        les parts de chaque choix parmi les visiteurs volontaires. Ce n’est pas un sondage : ils ne
        représentent pas la population. La page <TextLink to={paths.trends}>Tendances</TextLink> lit
        ces totaux, comme tout fichier du site. Pendant une partie, aucune requête ne part vers ce
        service avant que vous n’ouvriez la question, aucun choix avant que vous n’ayez coché la
        case et appuyé sur le bouton.
      </p>
      {here}
      <FactList
        facts={[
          ['But', 'Publier ce que choisissent les visiteurs qui le veulent bien, carte par carte.'],
          [
            'Base légale',
            'Votre consentement explicite (RGPD, article 6, paragraphe 1, a, et article 9, paragraphe 2, a), car un budget peut révéler une opinion politique.',
          ],
          [
            'Ce qui est envoyé',
            'Votre choix sur chaque carte décidée, dépenses et recettes, un zéro pour chacune des autres, et 16 octets tirés au hasard. Ni « Je ne sais pas », ni priorités, ni votes de l’explorateur.',
          ],
          [
            'Ce qui est gardé',
            'Des compteurs, et une clé de 16 octets par bulletin : elle dit s’il est compté ou retiré, et rien de ce qu’il contient. Le bulletin traverse la mémoire du serveur, puis est oublié.',
          ],
          [
            'Ce qui est publié',
            'Rien avant 10\u202F000\u00A0bulletins. Ensuite des parts, brouillées d’un hasard tiré une fois pour toutes et réglé pour un bulletin entier.',
          ],
          [
            'Combien de temps',
            'Les clés, jusqu’à la clôture de l’édition ; leurs sauvegardes chiffrées, 30 jours de plus. Les compteurs restent.',
          ],
          ['Qui le reçoit', 'L’éditeur et son hébergeur. Personne d’autre.'],
          [
            'Revenir en arrière',
            'Retirer ou remplacer, ici ou à la fin d’une partie, depuis ce navigateur, jusqu’à la clôture de l’édition. Ce qui a été publié reste publié ; votre bulletin sort des publications suivantes.',
          ],
        ]}
      />
      <p>
        Vos choix y sont protégés, et cette protection a des limites. Qui connaîtrait tous les
        autres bulletins, et hésiterait pour le vôtre entre deux profils opposés, trouverait le bon
        54 fois sur 100 au lieu de 50 ; davantage si vous en envoyez plusieurs. Quand un bulletin
        arrive seul, sa trace reste une seconde dans une table, puis sur le disque du serveur
        jusqu’à ce que la place serve à autre chose. S’il est le seul de sa journée, qui aurait deux
        sauvegardes et leur clé, absente du serveur, l’y lirait par différence. L’adresse IP sert,
        en mémoire et hachée avec un sel jeté toutes les heures, à freiner les envois en masse ;
        elle n’est écrite nulle part.
      </p>
      <p>
        Si le service ne répond pas, vos choix attendent dans votre navigateur et partent plus tard,
        une seule fois.
      </p>
    </>
  );
}

function ServerSide() {
  return (
    <>
      <p>
        Comme tout site, il reçoit l’adresse de la page demandée et l’adresse IP à qui répondre. Le
        serveur fourni avec le site n’écrit aucun journal des visites ; seul un incident peut
        laisser une ligne dans son journal d’erreurs.
      </p>
      <p>
        L’adresse d’une comparaison nomme les lignes comparées : qui la reçoit les voit, le serveur
        aussi.
      </p>
      <p>
        Le nom d’une commune se cherche sur l’appareil, dans une liste qui y est copiée ; il n’est
        pas envoyé. Le serveur donne ensuite un fichier qui contient jusqu’à {COMMUNES_PER_FILE}{' '}
        communes. Mais qui ouvre l’adresse d’une commune, ou la recharge, la lui nomme.
      </p>
      <p>
        Le lien d’un budget, ou de plusieurs, porte des choix, et les prénoms que vous y ajoutez,
        après le signe # : un navigateur n’envoie jamais ce qui suit ce signe. Qui reçoit le lien
        les lit, le serveur non. Le lien n’est fait que si vous partagez, sans date, sans
        identifiant, et part par l’application que vous choisissez. L’image, le code QR et la lettre
        à votre député sont faits sur votre appareil.
      </p>
      <p>
        Une carte ou une ligne <TextLink to={paths.integrate}>montrée dans un autre site</TextLink>{' '}
        n’écrit et ne lit rien sur l’appareil. Le choix qui s’y fait reste dans le cadre.
      </p>
    </>
  );
}

function Rights() {
  return (
    <p>
      Le site ne tient aucun fichier de visiteurs : il n’y a rien à consulter ni à rectifier chez
      l’éditeur. Les totaux communs ne gardent aucun bulletin : votre navigateur seul peut retirer
      ou remplacer le vôtre, et l’éditeur ne saurait pas lequel est à vous. Pour toute question,
      écrivez au contact « données personnelles » des{' '}
      <TextLink to={`${paths.legalNotice}#contacts`}>mentions légales</TextLink>. Vous pouvez aussi
      saisir la <ExternalLink href="https://www.cnil.fr/fr/plaintes">Cnil</ExternalLink>.
    </p>
  );
}
