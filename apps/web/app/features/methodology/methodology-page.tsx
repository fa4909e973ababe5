import { ReadingPage } from '#ui/reading-page.tsx';
import { CardsChoice } from './cards-choice.tsx';
import { Checks } from './checks.tsx';
import { Comparisons, Neutrality, Silences } from './commitments.tsx';
import { Accounts, Deficits, Gaps, Natures, Retained } from './figures.tsx';
import {
  GroupsAndRevenue,
  LawAndMeaning,
  RetainedLimits,
  RoomRules,
  TwoBudgets,
} from './game-rules.tsx';
import type { MethodologySheet } from './methodology-sheet.ts';
import { Consolidation, Scope } from './scope.tsx';
import { Sources } from './sources.tsx';

export function MethodologyPage({ sheet }: { readonly sheet: MethodologySheet }) {
  return (
    <ReadingPage
      title="Méthodologie"
      lede="D’où viennent les chiffres, ce qu’ils couvrent, et ce qu’ils ne disent pas."
      hasContents
      sections={[
        { id: 'perimetre', title: 'Le périmètre', content: <Scope sheet={sheet} /> },
        { id: 'nature', title: 'Officiel, calculé, estimé', content: <Natures sheet={sheet} /> },
        {
          id: 'consolidation',
          title: 'La consolidation',
          content: <Consolidation sheet={sheet} />,
        },
        {
          id: 'deficits',
          title: 'Les déficits qui circulent',
          content: <Deficits sheet={sheet} />,
        },
        {
          id: 'comptes',
          title: 'Ce que les comptes ont constaté',
          content: <Accounts sheet={sheet} />,
        },
        {
          id: 'retenus',
          title: 'Les chiffres retenus et leurs repères',
          content: <Retained sheet={sheet} />,
        },
        { id: 'ecarts', title: 'Les écarts acceptés', content: <Gaps sheet={sheet} /> },
        {
          id: 'cartes',
          title: 'Le choix des cartes',
          content: <CardsChoice cards={sheet.cards} />,
        },
        {
          id: 'limites-retenues',
          title: 'Les limites retenues',
          content: <RetainedLimits game={sheet.game} />,
        },
        {
          id: 'paquets',
          title: 'La partie courte et les recettes',
          content: <GroupsAndRevenue game={sheet.game} />,
        },
        {
          id: 'face-a-la-loi',
          title: 'Face à la loi, devinettes, marges',
          content: <LawAndMeaning game={sheet.game} />,
        },
        {
          id: 'a-plusieurs',
          title: 'À deux, à plusieurs',
          content: (
            <>
              <TwoBudgets />
              <RoomRules />
            </>
          ),
        },
        {
          id: 'comparaisons',
          title: 'Les comparaisons',
          content: <Comparisons {...sheet.comparisons} />,
        },
        { id: 'limites', title: 'Ce que le simulateur ne dit pas', content: <Silences /> },
        { id: 'neutralite', title: 'La charte de neutralité', content: <Neutrality /> },
        { id: 'controles', title: 'Les contrôles', content: <Checks sheet={sheet} /> },
        {
          id: 'sources',
          title: 'Les sources et leurs pièces',
          content: <Sources sources={sheet.sources} />,
        },
      ]}
    />
  );
}
