import { DECISION_COUNT_WORD } from '@nosmilliards/domain/game/deck-size';
import { paths } from '#site/path.ts';
import { printPage } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import Printer from 'lucide-react/icons/printer';
import { AnswerKey } from './answer-key.tsx';
import { Curriculum } from './curriculum.tsx';
import { Discussion } from './discussion.tsx';
import type { TeachingKit } from '#page-data/teach.server.ts';
import { LessonPlan } from './lesson-plan.tsx';
import { PaperCards } from './paper-cards.tsx';
import { Worksheet } from './worksheet.tsx';
import styles from './teach.module.css';

/** The teaching kit. Printed, each part starts on a new page. */
export function TeachPage({ kit }: { readonly kit: TeachingKit }) {
  return (
    <ReadingPage
      title="Enseigner"
      lede={
        <>
          Une séance de 55 minutes sur le budget public, pour une classe, une association ou une
          famille. Tout s’imprime ; rien ne demande un compte, un nom ou un réseau.
          <span className={styles['print']} data-print="hide">
            <Button icon={Printer} onClick={printPage}>
              Imprimer tout le dossier
            </Button>
          </span>
        </>
      }
      hasContents
      sections={[
        { id: 'seance', title: 'La séance, en 55\u00A0minutes', content: <LessonPlan kit={kit} /> },
        { id: 'programmes', title: 'Le niveau et les programmes', content: <Curriculum /> },
        {
          id: 'cartes',
          title: `Les ${DECISION_COUNT_WORD} cartes`,
          content: <PaperCards kit={kit} />,
        },
        { id: 'feuille', title: 'La feuille de l’élève', content: <Worksheet kit={kit} /> },
        { id: 'corrige', title: 'Le corrigé', content: <AnswerKey kit={kit} /> },
        { id: 'discussion', title: 'Le guide de la discussion', content: <Discussion /> },
        { id: 'sources', title: 'Les sources', content: <Sources year={kit.year} /> },
      ]}
    />
  );
}

function Sources({ year }: { readonly year: number }) {
  return (
    <>
      <p>
        Les montants sont ceux de l’édition {year}, les mêmes qu’à l’écran. Chacun a sa source, sa
        nature et la cellule du document d’où il vient : dans{' '}
        <TextLink to={paths.explorer}>l’explorateur</TextLink> et à la page{' '}
        <TextLink to={paths.data}>Données et sources</TextLink>. Ce qui est compté, et ce qui ne
        l’est pas, est à la page <TextLink to={paths.methodology}>Méthodologie</TextLink>, les mots
        sont au <TextLink to={paths.lexicon}>Lexique</TextLink>.
      </p>
      <p>
        Une erreur se signale à la page <TextLink to={paths.corrections}>Corrections</TextLink>. Les
        données se reprennent sous{' '}
        <TextLink to={`${paths.data}#licence`}>Licence Ouverte 2.0</TextLink>.
      </p>
    </>
  );
}
