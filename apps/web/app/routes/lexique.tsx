import { terms } from '#dataset/lexicon.ts';
import { Lexicon } from '#features/trust/lexicon/lexicon.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf('Lexique', `${terms.length} mots du budget public, expliqués en une ou deux phrases.`);

export default function LexiconPage() {
  return <Lexicon terms={terms} />;
}
