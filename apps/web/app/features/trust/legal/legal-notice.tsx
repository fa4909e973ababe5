import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Contact } from './contact.tsx';
import type { Operator } from './operator.ts';
import { Unfilled } from './unfilled.tsx';

type LegalNoticeProps = { readonly operator: Operator; readonly repository: string };

export function LegalNotice({ operator, repository }: LegalNoticeProps) {
  const { publisher, host } = operator;
  return (
    <ReadingPage
      title="Mentions légales"
      lede="Qui édite ce site, qui l’héberge, et ce que chacun peut en réutiliser."
      sections={[
        {
          id: 'editeur',
          title: 'Éditeur',
          content: (
            <FactList
              facts={[
                ['Adresse du site', operator.origin],
                ['Nom', filled(publisher.name)],
                ['Statut', filled(publisher.status)],
                ['Adresse', filled(publisher.address)],
                ['Téléphone', filled(publisher.phone)],
                ['Courriel', <Contact key="email" address={publisher.email} />],
                ['Publication dirigée par', filled(operator.publicationDirector)],
              ]}
            />
          ),
        },
        {
          id: 'hebergeur',
          title: 'Hébergeur',
          content: (
            <FactList
              facts={[
                ['Nom', filled(host.name)],
                ['Adresse', filled(host.address)],
                ['Téléphone', filled(host.phone)],
              ]}
            />
          ),
        },
        {
          id: 'contacts',
          title: 'Écrire',
          content: (
            <FactList
              facts={[
                [
                  'Accessibilité',
                  <Contact key="accessibility" address={operator.accessibilityContact} />,
                ],
                [
                  'Données personnelles',
                  <Contact key="data" address={operator.personalDataContact} />,
                ],
                [
                  'Un chiffre faux',
                  <TextLink key="error" to={paths.corrections}>
                    Signaler une erreur
                  </TextLink>,
                ],
              ]}
            />
          ),
        },
        {
          id: 'independance',
          title: 'Indépendance',
          content: (
            <p>
              Nos Milliards est un site indépendant. Il n’est lié ni à l’État, ni à un parti, et
              n’en emploie ni les marques, ni la charte graphique. Il n’affiche aucune publicité.
            </p>
          ),
        },
        {
          id: 'totaux',
          title: 'Totaux communs',
          content: (
            <p>
              L’éditeur est responsable des totaux communs, où les visiteurs ajoutent leurs choix
              s’ils le veulent. Ce n’est pas un sondage : ces visiteurs ne représentent pas la
              population. Ce qui est envoyé, gardé et publié est dit dans{' '}
              <TextLink to={`${paths.privacy}#totaux`}>Confidentialité</TextLink>.
            </p>
          ),
        },
        { id: 'licences', title: 'Licences', content: <Licences repository={repository} /> },
      ]}
    />
  );
}

function filled(value: string | null): ReactNode {
  return value ?? <Unfilled />;
}

function Licences({ repository }: { readonly repository: string }) {
  return (
    <>
      <p>Chacun peut reprendre les données et le code, aux conditions de ces licences.</p>
      <FactList
        facts={[
          [
            'Données et descriptions',
            <span key="data">
              Licence Ouverte 2.0 : réutilisation libre, même commerciale, en citant la source et sa
              date (<TextLink to={`${paths.data}#citer`}>comment citer</TextLink>)
            </span>,
          ],
          [
            'Code',
            <span key="code">
              EUPL-1.2 (<ExternalLink href={repository}>adresse prévue du dépôt</ExternalLink>)
            </span>,
          ],
          ['Polices', 'Bricolage Grotesque et Public Sans, SIL Open Font License 1.1'],
          ['Icônes', 'Lucide, licence ISC'],
        ]}
      />
    </>
  );
}
