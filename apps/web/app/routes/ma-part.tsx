import { baseline, year } from '#dataset/edition.ts';
import { levies } from '#dataset/levies.ts';
import { MyShare } from '#features/explore/my-share/my-share.tsx';
import { borrowedWords } from '#features/explore/my-share/words.ts';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Ma part',
    'De votre paie aux lignes du budget public\u00A0: ce qui est versé chaque mois, par qui, et où cela va. Le calcul se fait sur votre appareil.',
  );

const data = { ...levies, year, borrowed: borrowedWords(baseline) };

export default function MyShareRoute() {
  return <MyShare data={data} />;
}
