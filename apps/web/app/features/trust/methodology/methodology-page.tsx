import { ReadingPage } from '#ui/reading-page.tsx';
import { CardsChoice } from './cards-choice.tsx';
import { Denominators } from './denominators.tsx';
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
import type { MethodologyData } from '#page-data/methodology.server.ts';
import { Consolidation, Scope } from './scope.tsx';
import { Sources } from './sources.tsx';

export function MethodologyPage({ data }: { readonly data: MethodologyData }) {
  return (
    <ReadingPage
      title="Méthodologie"
      lede="D’où viennent les chiffres, ce qu’ils couvrent, et ce qu’ils ne disent pas."
      hasContents
      sections={[
        { id: 'perimetre', title: 'Le périmètre', content: <Scope data={data} /> },
        { id: 'nature', title: 'Officiel, calculé, estimé', content: <Natures data={data} /> },
        {
          id: 'consolidation',
          title: 'La consolidation',
          content: <Consolidation data={data} />,
        },
        {
          id: 'deficits',
          title: 'Les déficits qui circulent',
          content: <Deficits data={data} />,
        },
        {
          id: 'comptes',
          title: 'Ce que les comptes ont constaté',
          content: <Accounts data={data} />,
        },
        {
          id: 'retenus',
          title: 'Les chiffres retenus et leurs repères',
          content: <Retained data={data} />,
        },
        { id: 'ecarts', title: 'Les écarts acceptés', content: <Gaps data={data} /> },
        {
          id: 'cartes',
          title: 'Le choix des cartes',
          content: <CardsChoice cards={data.cards} />,
        },
        {
          id: 'limites-retenues',
          title: 'Les limites retenues',
          content: <RetainedLimits game={data.game} />,
        },
        {
          id: 'paquets',
          title: 'La partie courte et les recettes',
          content: <GroupsAndRevenue game={data.game} />,
        },
        {
          id: 'par-personne',
          title: 'Les effets par personne',
          content: <Denominators denominators={data.denominators} />,
        },
        {
          id: 'face-a-la-loi',
          title: 'Face à la loi, devinettes, marges',
          content: <LawAndMeaning game={data.game} />,
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
          content: <Comparisons {...data.comparisons} />,
        },
        { id: 'limites', title: 'Ce que le simulateur ne dit pas', content: <Silences /> },
        { id: 'neutralite', title: 'La charte de neutralité', content: <Neutrality /> },
        { id: 'controles', title: 'Les contrôles', content: <Checks data={data} /> },
        {
          id: 'sources',
          title: 'Les sources et leurs pièces',
          content: <Sources sources={data.sources} />,
        },
      ]}
    />
  );
}
