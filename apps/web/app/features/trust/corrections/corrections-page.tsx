import { formatDay } from '@nosmilliards/domain/money/day';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '@nosmilliards/domain/money/counted';
import { cardPath, linePath, paths, piecePath } from '#site/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { NotedList } from '#ui/noted-list.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './corrections-page.module.css';

type Subject = {
  readonly id: string;
  readonly title: string;
  readonly page?: { readonly kind: keyof typeof PATHS; readonly id: string };
};

type Change = {
  readonly kind: keyof typeof CHANGED;
  readonly year?: number;
  readonly subjects: readonly Subject[];
  readonly before: string;
  readonly after: string;
  readonly reason: string;
};

type Day = {
  readonly day: string;
  /** Of all the changes of the day, or empty. */
  readonly sentence: string;
  readonly changes: readonly Change[];
};

type Published = {
  readonly year: number;
  readonly version: string;
  readonly updated: string;
  /** Newest first. */
  readonly days: readonly Day[];
};

type CorrectionsPageProps = {
  /** Newest first. */
  readonly editions: readonly Published[];
  readonly reportLink: string;
};

const PATHS = { line: linePath, card: cardPath, piece: (id: string) => piecePath(id) };

const CHANGED = {
  amount: () => 'Corrigé',
  nature: () => 'Nature changée',
  margin: () => 'Marge d’erreur changée',
  proposed: (year: string) => `Projet de loi${year} changé`,
  voted: (year: string) => `Voté${year} changé`,
  spent: (year: string) => `Dépensé${year} changé`,
  reading: () => 'Façon de lire changée',
};

export function CorrectionsPage({ editions, reportLink }: CorrectionsPageProps) {
  return (
    <ReadingPage
      title="Corrections"
      lede="Un chiffre faux se signale en deux minutes. Corrigé, il laisse une trace datée sur cette page."
      sections={[
        { id: 'signaler', title: 'Signaler une erreur', content: <Reporting link={reportLink} /> },
        { id: 'suite', title: 'Ce qui se passe ensuite', content: <WhatFollows /> },
        ...editions.map((edition, index) => ({
          id: index === 0 ? 'journal' : `journal-${edition.year}`,
          title:
            index === 0
              ? 'Le journal des corrections'
              : `Le journal de l’édition ${edition.year}, close`,
          content: <Log {...edition} />,
        })),
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
        et la date de mise à jour change au pied de chaque page. De même pour la nature d’un chiffre
        et pour la façon dont sa pièce a été lue. Un montant, une nature ou une lecture publiés qui
        changent sans entrer au journal arrêtent les contrôles.
      </li>
      <li>
        Si le chiffre est juste mais surprend, la réponse est publique, et la note de la ligne est
        rendue plus claire.
      </li>
    </ol>
  );
}

function Log({ days, year, version }: Published) {
  if (days.length === 0) {
    return (
      <p>
        <strong>Aucune correction depuis la première publication</strong> (édition {year}, version{' '}
        {version}).
      </p>
    );
  }
  return days.map(({ day, sentence, changes }, index) => {
    const count = changes.reduce((sum, { subjects }) => sum + subjects.length, 0);
    return (
      <Disclosure
        key={day}
        open={index === 0}
        summary={`${formatDay(day)} · ${counted(count, 'changement')}`}
      >
        {sentence !== '' && <p className={styles['sentence']}>{sentence}</p>}
        <NotedList
          items={changes.map((change) => ({
            id: `${change.kind} ${change.year ?? ''} ${change.before} ${change.subjects.map(({ id }) => id).join()}`,
            label: labelOf(change),
            value: change.after,
            note: (
              <>
                {changeOf(day, change)} {change.reason}
                {change.subjects.length > 1 && <Subjects {...change} />}
              </>
            ),
          }))}
        />
      </Disclosure>
    );
  });
}

function labelOf({ kind, subjects }: Change): ReactNode {
  const [first] = subjects;
  return first !== undefined && subjects.length === 1 ? (
    <Named {...first} />
  ) : (
    counted(subjects.length, kind === 'reading' ? 'pièce' : 'chiffre')
  );
}

function Subjects({ kind, subjects }: Change) {
  return (
    <Disclosure look="inline" summary={kind === 'reading' ? 'Voir lesquelles' : 'Voir lesquels'}>
      <ul>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <Named {...subject} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Named({ title, page }: Subject) {
  return page === undefined ? title : <Link to={PATHS[page.kind](page.id)}>{title}</Link>;
}

/** Too small a change to be seen is that of a source. */
function changeOf(day: string, { kind, year, before, after }: Change): string {
  if (before === after) {
    return `Source changée le ${formatDay(day)}, sans effet sur le montant écrit ici.`;
  }
  const changed = CHANGED[kind](year === undefined ? '' : `\u00A0${year}`);
  return `${changed} le ${formatDay(day)}. Avant\u00A0: ${before}.`;
}
