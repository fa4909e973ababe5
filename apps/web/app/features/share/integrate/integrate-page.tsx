import { paths } from '#site/path.ts';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FrameBuilder } from './frame-builder.tsx';
import type { EmbedChoices } from './snippet.ts';

type IntegratePageProps = {
  readonly choices: EmbedChoices;
  /** The public address of the site. */
  readonly origin: string;
};

export function IntegratePage({ choices, origin }: IntegratePageProps) {
  return (
    <ReadingPage
      title="Intégrer"
      lede="Montrez un chiffre du budget public dans votre article, avec sa source et sa nature. Rien n’est demandé, rien n’est recueilli."
      sections={[
        {
          id: 'cadre',
          title: 'Composer le cadre',
          content: <FrameBuilder choices={choices} origin={origin} />,
        },
        { id: 'adresse', title: 'Ou coller une adresse', content: <ByAddress origin={origin} /> },
        { id: 'recueilli', title: 'Ce qui est recueilli', content: <Privacy /> },
        { id: 'droits', title: 'Ce que vous pouvez en faire', content: <Rights /> },
      ]}
    />
  );
}

function ByAddress({ origin }: { readonly origin: string }) {
  return (
    <>
      <p>
        WordPress et les outils qui lisent oEmbed n’ont besoin de rien d’autre : collez-y l’adresse
        d’une carte ou d’une ligne, le cadre vient seul.
      </p>
      <p>
        À la main, l’adresse d’un cadre est celle de la page du site, précédée de{' '}
        <code>/embed</code>. Par exemple <code>{origin}/embed/carte/SS01</code>. Ont un cadre : les
        cartes, les catégories et sous-catégories, les comparaisons de l’accueil, toute la dépense (
        <code>/embed/treemap</code>) et les dix fonctions de l’Europe (par exemple{' '}
        <code>/embed/fonction/gf07</code>). <code>?theme=clair</code> ou <code>?theme=sombre</code>{' '}
        à la fin fixe les couleurs.
      </p>
    </>
  );
}

function Privacy() {
  return (
    <>
      <ul>
        <li>Aucun cookie, aucun stockage, aucun traceur, aucune mesure d’audience.</li>
        <li>Aucune requête vers un autre site que celui-ci.</li>
        <li>
          Le choix fait sur une carte reste dans le cadre. Votre page ne peut pas le lire, et il
          n’est envoyé à personne. S’il ouvre Nos Milliards, il passe après le <code>#</code> de
          l’adresse, qu’un navigateur n’envoie jamais.
        </li>
        <li>
          Comme pour toute page, notre serveur voit l’adresse IP à qui répondre. Celui qui est
          fourni avec le site n’écrit aucun journal des visites.
        </li>
      </ul>
      <p>
        Le cadre n’écrit et ne lit rien sur l’appareil de vos lecteurs. Le reste est dit à la page{' '}
        <TextLink to={paths.privacy}>Confidentialité</TextLink>.
      </p>
    </>
  );
}

function Rights() {
  return (
    <p>
      Afficher le cadre partout, gratuitement, sans autorisation. Les chiffres sont sous{' '}
      <TextLink to={`${paths.data}#licence`}>Licence Ouverte 2.0</TextLink>. Une correction publiée
      sur le site paraît d’elle-même dans votre page : le cadre montre toujours l’édition en cours.
    </p>
  );
}
