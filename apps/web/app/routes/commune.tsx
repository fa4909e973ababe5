import { cityOf, isCommuneCode } from '@nosmilliards/domain/commune/code';
import {
  absentSentenceOf,
  communeTitleOf,
  spendingSentenceOf,
} from '@nosmilliards/domain/commune/sentence';
import { redirect, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useTitleFocus } from '#browser/title-focus.ts';
import { communeFacts, years } from '#dataset/communes.ts';
import { CommuneFace } from '#features/explore/commune/commune-face.tsx';
import { CommunePage } from '#features/explore/commune/commune-page.tsx';
import { CommuneChoice, CommuneMissing } from '#features/explore/commune/commune-states.tsx';
import { CommuneSearch } from '#features/explore/commune/commune-search.tsx';
import { loadCommune, loadCommuneSearch } from '#layout/communes.ts';
import { metaOf, notFoundMeta, unlisted } from '#layout/meta.ts';
import { NotFound } from '#layout/not-found.tsx';
import { SiteSearch } from '#layout/search.tsx';
import { ASKED_FACE, communePath } from '#site/path.ts';
import { pages } from '#site/pages.ts';
import { WaitingPage } from '#ui/waiting-page.tsx';
import type { Route } from './+types/commune.ts';

/** The pages written ahead know no commune: one for the search, one for any code. */
export function loader() {
  return null;
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { code } = params;
  if (code === undefined || !isCommuneCode(code)) return null;
  // An arrondissement has no account of its own.
  const asked = cityOf(new URL(request.url).searchParams.get(ASKED_FACE) ?? '');
  const city = cityOf(code);
  if (city !== code) throw redirect(communePath(city, asked || undefined));
  const [own, face] = await Promise.all([
    loadCommune(code),
    isCommuneCode(asked) && asked !== code ? loadCommune(asked) : null,
  ]);
  return { own, face };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData: data, params }: Route.MetaArgs) {
  if (params.code === undefined) {
    return metaOf(
      pages.commune.title,
      'Ce que dépense votre commune, d’où vient l’argent et ce qu’elle doit, par habitant, année par année, à côté des communes de la même taille.',
    );
  }
  if (!isCommuneCode(params.code)) return notFoundMeta;
  if (!data || data.own.kind !== 'read') {
    return [
      ...metaOf(
        'Une commune',
        'Les comptes d’une commune, par habitant, en deux feuilles de 1\u202F000 carrés.',
      ),
      ...(data ? [unlisted] : []),
    ];
  }
  const shown = [data.own, data.face].flatMap((one) => (one?.kind === 'read' ? one.commune : []));
  return metaOf(shown.map(communeTitleOf).join(' '), shown.map(spendingSentenceOf).join(' '));
}

export default function CommuneRoute({ loaderData, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search: query } = useLocation();
  const isLost = [loaderData?.own, loaderData?.face].some((one) => one?.kind === 'lost');
  // The button that asked again is gone.
  useTitleFocus(isLost ? 'lost' : 'here');
  const searchOf = (label: string, pathOf: (code: string) => string, without?: string) => (
    <CommuneSearch
      key={label + query}
      label={label}
      loadNames={loadCommuneSearch}
      absent={absentSentenceOf(years)}
      without={without}
      onChoose={(code) => void navigate(pathOf(code))}
    />
  );
  const search = searchOf(
    params.code === undefined ? 'Le nom de votre commune' : 'Une autre commune',
    (code) => communePath(code),
  );
  if (params.code === undefined) {
    return <CommuneChoice years={years} search={search} />;
  }
  if (!isCommuneCode(params.code)) return <NotFound search={<SiteSearch />} />;
  if (loaderData === null) {
    return <WaitingPage title="Une commune" waiting="Les comptes arrivent…" />;
  }
  const { own, face } = loaderData;
  if (own.kind === 'lost' || face?.kind === 'lost') {
    return (
      <CommuneMissing
        title="Ces comptes ne sont pas arrivés"
        lede="Le réseau manque, ou le fichier ne répond pas. Une commune déjà ouverte sur cet appareil se relit sans réseau."
        search={search}
        onRetry={() => void revalidate()}
      />
    );
  }
  if (own.kind === 'unknown') {
    const lede = absentSentenceOf(years, own.code);
    return <CommuneMissing title="Commune introuvable" lede={lede} search={search} />;
  }
  const { code } = own.commune;
  const facing = searchOf(
    'Une commune à mettre en face',
    (other) => communePath(code, other),
    code,
  );
  return face?.kind === 'read' ? (
    <CommuneFace pair={[own, face]} source={communeFacts.source} search={facing} />
  ) : (
    <CommunePage
      key={code}
      accounts={own}
      facts={communeFacts}
      remark={
        face ? `En face, code ${face.code}. ${absentSentenceOf(years, face.code)}` : undefined
      }
      search={search}
      face={facing}
    />
  );
}
