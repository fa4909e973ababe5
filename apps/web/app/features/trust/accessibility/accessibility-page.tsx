import { formatDay } from '@nosmilliards/domain/money/day';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { ReactNode } from 'react';
import { OLDEST_BROWSERS } from '#site/oldest-browsers.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { conformityOf, countOf, rateOf, type Audit } from './audit.ts';

type AccessibilityPageProps = {
  readonly audit: Audit;
  /** Contact of the operator. */
  readonly contact: ReactNode;
  /** The address of the audit file. */
  readonly source: string;
};

export function AccessibilityPage({ audit, contact, source }: AccessibilityPageProps) {
  return (
    <ReadingPage
      title="Accessibilité"
      lede={`Nos Milliards est ${conformityOf(audit)} au ${audit.standard}.`}
      sections={[
        { id: 'resultat', title: 'Résultat', content: <Result audit={audit} source={source} /> },
        { id: 'non-accessible', title: 'Ce qui manque', content: <Missing audit={audit} /> },
        { id: 'repare', title: 'Ce qui a été réparé', content: <Repaired audit={audit} /> },
        { id: 'navigateurs', title: 'Navigateurs acceptés', content: <Browsers /> },
        { id: 'methode', title: 'Comment l’audit a été fait', content: <Method audit={audit} /> },
        {
          id: 'contact',
          title: 'Signaler un obstacle',
          content: (
            <p>
              Un contenu vous résiste ? Dites-le à l’exploitant du site, qui vous proposera une
              autre façon d’y accéder : {contact}.
            </p>
          ),
        },
        { id: 'recours', title: 'Voies de recours', content: <Remedies /> },
      ]}
    />
  );
}

function Result({ audit, source }: { readonly audit: Audit; readonly source: string }) {
  const rate = formatPercent(rateOf(audit));
  const missed = countOf(audit, 'non_conforme');
  return (
    <>
      <p>
        Auto-audit du {formatDay(audit.date)} : <strong>{rate}</strong> des critères applicables
        sont respectés. Sur {audit.criteria.length} critères, {countOf(audit, 'conforme')} sont
        conformes, {missed} non conforme{missed > 1 && 's'}, {countOf(audit, 'non_applicable')} non
        applicables.
      </p>
      <p>
        Ce n’est pas une certification : l’équipe de ce site indépendant s’est auditée elle-même,
        sur le modèle de déclaration du RGAA. Chaque critère et sa preuve sont dans{' '}
        <ExternalLink href={source}>le fichier de l’audit</ExternalLink>.
      </p>
    </>
  );
}

function Missing({ audit }: { readonly audit: Audit }) {
  const missed = audit.criteria.filter(({ statut }) => statut === 'non_conforme');
  if (missed.length === 0) return <p>Aucun critère non conforme n’a été relevé.</p>;
  return (
    <ul>
      {missed.map(({ numero, titre, preuve, pages = [] }) => (
        <li key={numero}>
          <strong>
            {numero} {titre}.
          </strong>{' '}
          {preuve} Écrans : {screensOf(audit, pages)}. Pas encore réparé.
        </li>
      ))}
    </ul>
  );
}

function Repaired({ audit }: { readonly audit: Audit }) {
  return (
    <ul>
      {audit.repairs.map(({ critere, pages, constat, date }) => (
        <li key={constat}>
          <strong>{critere}</strong> {constat} Réparé le {formatDay(date)}. Écrans :{' '}
          {screensOf(audit, pages)}.
        </li>
      ))}
    </ul>
  );
}

function screensOf({ sample }: Audit, ids: readonly string[]): string {
  return ids.map((id) => sample.find((screen) => screen.id === id)?.titre ?? id).join(' · ');
}

function Browsers() {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  return (
    <p>
      Le site est fait pour Chrome {chrome}, Edge {edge}, Firefox {firefox}, Safari {safari} et
      leurs versions suivantes. Dans un navigateur plus ancien, toutes les pages se lisent ; voter,
      chercher et comparer peuvent demander une version plus récente.
    </p>
  );
}

function Method({ audit }: { readonly audit: Audit }) {
  return (
    <>
      <p>
        Le site repose sur HTML, CSS, SVG, WAI-ARIA et JavaScript. Il a été essayé dans Chromium, au
        clavier et au pointeur : en clair, en sombre, en couleurs forcées, à l’impression, à
        320 × 256 px, texte doublé, texte espacé ; dans Firefox, WebKit et deux moteurs anciens, par
        les parcours principaux ; et à l’oreille, avec Orca dans Firefox, pour le jeu, une question,
        l’explorateur, un tableau, « Ma part » et une année d’« Au fil du temps ». Des contrôles
        automatiques le refont à chaque version. NVDA, JAWS, VoiceOver et TalkBack n’ont pas été
        essayés.
      </p>
      <p>Écrans vérifiés :</p>
      <ul>
        {audit.sample.map(({ id, titre, etat }) => (
          <li key={id}>
            {titre}
            {etat !== undefined && ` (${etat})`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Remedies() {
  return (
    <p>
      Vous avez signalé un obstacle et n’avez pas de réponse satisfaisante ? Vous pouvez{' '}
      <ExternalLink href="https://www.defenseurdesdroits.fr/nous-contacter-355">
        écrire au Défenseur des droits
      </ExternalLink>
      ,{' '}
      <ExternalLink href="https://www.defenseurdesdroits.fr/carte-des-delegues">
        joindre un de ses délégués
      </ExternalLink>{' '}
      ou lui envoyer un courrier sans timbre : Défenseur des droits, Libre réponse 71120, 75342
      Paris CEDEX 07.
    </p>
  );
}
