import { Daily } from '#features/decide/daily/daily.tsx';
import { gameData } from '#layout/game-data.ts';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'La carte du jour',
    'Une carte du budget public par jour\u00A0: devinez son montant, voyez le vrai, dites ce que vous en feriez et lisez ce qu’a fait la loi.',
  );

export default function TodayRoute() {
  return <Daily data={gameData} />;
}
