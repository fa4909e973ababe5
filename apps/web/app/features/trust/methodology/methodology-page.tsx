import type { MethodologyData } from '#page-data/methodology.server.ts';
import { headingOf, pages } from '#site/pages.ts';
import { Questions } from '#ui/questions.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { CardsChoice } from './cards-choice.tsx';
import { Denominators } from './denominators.tsx';
import { Checks } from './checks.tsx';
import { Comparisons, Neutrality, Silences } from './commitments.tsx';
import { Communes } from './communes.tsx';
import { Accounts, Deficits, Gaps, Natures, Retained } from './figures.tsx';
import {
  GroupsAndRevenue,
  LawAndMeaning,
  RetainedLimits,
  RoomRules,
  TwoBudgets,
} from './game-rules.tsx';
import { InOneMinute } from './in-one-minute.tsx';
import { Calculation, Confidence, Doubts, Rates, Spread, type LevyLaw } from './my-share.tsx';
import { Consolidation, Scope } from './scope.tsx';
import { Sources } from './sources.tsx';

type MethodologyPageProps = { readonly data: MethodologyData; readonly law: LevyLaw };

export function MethodologyPage({ data, law }: MethodologyPageProps) {
  return (
    <ReadingPage
      title={headingOf(pages.methodology)}
      sections={[
        { id: 'en-une-minute', title: 'En une minute', content: <InOneMinute data={data} /> },
        {
          id: 'chiffres',
          title: 'Les chiffres',
          content: (
            <Questions
              questions={[
                {
                  id: 'perimetre',
                  question: 'Qu’est-ce qui est compté\u202F?',
                  answer: <Scope data={data} />,
                },
                {
                  id: 'nature',
                  question: 'Officiel, calculé, estimé\u00A0: quelle différence\u202F?',
                  answer: <Natures data={data} />,
                },
                {
                  id: 'consolidation',
                  question: 'Comment un même euro n’est-il compté qu’une fois\u202F?',
                  answer: <Consolidation data={data} />,
                },
                {
                  id: 'deficits',
                  question: 'Pourquoi lit-on plusieurs déficits\u202F?',
                  answer: <Deficits data={data} />,
                },
                {
                  id: 'comptes',
                  question: 'Qu’ont constaté les comptes nationaux\u202F?',
                  answer: <Accounts data={data} />,
                },
                {
                  id: 'retenus',
                  question: 'Quels chiffres le site a-t-il retenus\u202F?',
                  answer: <Retained data={data} />,
                },
                {
                  id: 'ecarts',
                  question: 'Qu’est-ce qui ne s’additionne pas\u202F?',
                  answer: <Gaps data={data} />,
                },
                {
                  id: 'comparaisons',
                  question: 'D’où viennent les comparaisons\u202F?',
                  answer: <Comparisons {...data.comparisons} />,
                },
                {
                  id: 'controles',
                  question: 'Qui contrôle ces données\u202F?',
                  answer: <Checks data={data} />,
                },
                {
                  id: 'sources',
                  question: 'Où sont les sources\u202F?',
                  answer: <Sources sources={data.sources} />,
                },
              ]}
            />
          ),
        },
        {
          id: 'jeu',
          title: 'Le jeu',
          content: (
            <Questions
              questions={[
                {
                  id: 'limites',
                  question: 'Qu’est-ce que le simulateur ne dit pas\u202F?',
                  answer: <Silences />,
                },
                {
                  id: 'cartes',
                  question: 'Comment les cartes sont-elles choisies\u202F?',
                  answer: <CardsChoice cards={data.cards} />,
                },
                {
                  id: 'limites-retenues',
                  question: 'Jusqu’où peut-on baisser ou augmenter\u202F?',
                  answer: <RetainedLimits game={data.game} />,
                },
                {
                  id: 'paquets',
                  question: 'Comment est faite la partie courte\u202F?',
                  answer: <GroupsAndRevenue game={data.game} />,
                },
                {
                  id: 'par-personne',
                  question: 'Comment l’effet par personne est-il calculé\u202F?',
                  answer: <Denominators denominators={data.denominators} />,
                },
                {
                  id: 'face-a-la-loi',
                  question: 'Face à la loi, devinettes, marges\u00A0: d’où viennent-elles\u202F?',
                  answer: <LawAndMeaning data={data} />,
                },
                {
                  id: 'a-plusieurs',
                  question: 'Comment compare-t-on deux budgets, ou une salle\u202F?',
                  answer: (
                    <>
                      <TwoBudgets />
                      <RoomRules />
                    </>
                  ),
                },
                {
                  id: 'neutralite',
                  question: 'Comment le site reste-t-il neutre\u202F?',
                  answer: <Neutrality />,
                },
              ]}
            />
          ),
        },
        {
          id: 'ma-part',
          title: 'Ma part',
          content: (
            <Questions
              questions={[
                {
                  id: 'calcul',
                  question: 'Comment une paie est-elle suivie jusqu’au budget\u202F?',
                  answer: <Calculation law={law} year={data.year} />,
                },
                { id: 'ou-ca-va', question: 'Où va chaque euro\u202F?', answer: <Spread /> },
                {
                  id: 'confiance',
                  question: 'Qu’est-ce qui est calculé, estimé, recoupé\u202F?',
                  answer: <Confidence />,
                },
                {
                  id: 'doutes',
                  question: 'Qu’est-ce qui reste douteux\u202F?',
                  answer: <Doubts law={law} />,
                },
                {
                  id: 'taux',
                  question: 'Quels taux, d’après quels textes\u202F?',
                  answer: <Rates law={law} />,
                },
              ]}
            />
          ),
        },
        { id: 'ma-commune', title: 'Ma commune', content: <Communes /> },
      ]}
    />
  );
}
