import { paths } from '#browser/path.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EraseData } from './erase-data.tsx';
import { KeptData } from './kept-data.tsx';

export function PrivacyPage() {
  return (
    <ReadingPage
      title="Confidentialité"
      lede="Vos votes disent une opinion. Ils restent dans votre navigateur, et vous seul les y lisez."
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
                du site se refera à votre prochaine visite, sans rien de vous. Le réglage « effacer
                les données de navigation » de votre navigateur fait la même chose.
              </p>
              <EraseData />
            </>
          ),
        },
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
      <li>Aucun vote n’est envoyé. Tout se calcule dans votre navigateur.</li>
    </ul>
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
        Le lien d’un budget, ou de deux, porte des choix, après le signe # : un navigateur n’envoie
        jamais ce qui suit ce signe. Qui reçoit le lien lit ces choix, le serveur non. Le lien n’est
        fait que si vous partagez, sans nom, sans date, sans identifiant, et part par l’application
        que vous choisissez. L’image, le code QR et la lettre à votre député sont faits sur votre
        appareil ; les noms tapés dans un duel disparaissent avec la page.
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
      l’éditeur. Pour toute question, écrivez au contact « données personnelles » des{' '}
      <TextLink to={`${paths.legalNotice}#contacts`}>mentions légales</TextLink>. Vous pouvez aussi
      saisir la <ExternalLink href="https://www.cnil.fr/fr/plaintes">Cnil</ExternalLink>.
    </p>
  );
}
