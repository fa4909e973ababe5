import { formatDay } from '@nosmilliards/domain/money/day';
import { formatAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Link } from 'react-router';
import { linePath, paths } from '#browser/path.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { NotedList } from '#ui/noted-list.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Correction = {
  readonly day: string;
  readonly id: string;
  readonly title: string;
  readonly isLine: boolean;
  readonly before: Millions;
  readonly after: Millions;
  readonly reason: string;
};

type CorrectionsPageProps = {
  readonly corrections: readonly Correction[];
  readonly edition: string;
  readonly reportLink: string;
};

export function CorrectionsPage({ corrections, edition, reportLink }: CorrectionsPageProps) {
  return (
    <ReadingPage
      title="Corrections"
      lede="Un chiffre faux se signale en deux minutes. Corrigé, il laisse une trace datée sur cette page."
      sections={[
        { id: 'signaler', title: 'Signaler une erreur', content: <Reporting link={reportLink} /> },
        { id: 'suite', title: 'Ce qui se passe ensuite', content: <WhatFollows /> },
        {
          id: 'journal',
          title: 'Le journal des corrections',
          content: <Log corrections={corrections} edition={edition} />,
        },
      ]}
    />
  );
}

function Reporting({ link }: { readonly link: string }) {
  return (
    <>
      <p>
        Depuis la page d’une ligne, le lien « Signaler une erreur » ouvre un formulaire déjà rempli
        avec le montant affiché. Pour tout autre chiffre :
      </p>
      <p>
        <ExternalLink href={link}>Ouvrir le formulaire « Erreur de chiffre »</ExternalLink>
      </p>
      <p>
        Il demande trois choses : ce que l’on lit, ce que l’on devrait lire, et un document qui le
        montre. Une loi, un rapport public ou un jeu de données suffit. Le formulaire est public et
        tenu par GitHub, qui demande un compte ; sans compte, écrivez à l’adresse des{' '}
        <TextLink to={`${paths.legalNotice}#editeur`}>mentions légales</TextLink>.
      </p>
    </>
  );
}

function WhatFollows() {
  return (
    <ol>
      <li>Le document est lu, et le montant comparé à la ligne, à l’année et au périmètre.</li>
      <li>
        Si le chiffre est faux, il est corrigé avec sa source. Les contrôles des données rejouent
        tous les totaux : une correction qui ne tombe pas juste n’est pas publiée.
      </li>
      <li>
        Le montant d’avant, celui d’après, la date et la raison entrent dans le journal ci-dessous,
        et la date de mise à jour change au pied de chaque page.
      </li>
      <li>
        Si le chiffre est juste mais surprend, la réponse est publique, et la note de la ligne est
        rendue plus claire.
      </li>
    </ol>
  );
}

function Log({ corrections, edition }: Omit<CorrectionsPageProps, 'reportLink'>) {
  if (corrections.length === 0) {
    return (
      <p>
        <strong>Aucune correction depuis la première publication</strong> ({edition}).
      </p>
    );
  }
  return (
    <NotedList
      items={corrections.map(({ day, id, title, isLine, before, after, reason }) => ({
        id: `${day} ${id} ${before}`,
        label: isLine ? <Link to={linePath(id)}>{title}</Link> : title,
        value: formatAmount(after),
        note: `${changeOf(day, formatAmount(before), formatAmount(after))} ${reason}`,
      }))}
    />
  );
}

/** Too small a change to be seen is that of a source. */
function changeOf(day: string, before: string, after: string): string {
  return before === after
    ? `Source changée le ${formatDay(day)}, sans effet sur le montant écrit ici.`
    : `Corrigé le ${formatDay(day)}. Avant\u00A0: ${before}.`;
}
