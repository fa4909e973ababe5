import { useOpenBallot } from '#ballot/provider.tsx';
import { laws } from '#dataset/card-facts.ts';
import { numbering } from '#dataset/codes.ts';
import { year } from '#dataset/edition.ts';
import { faces } from '#dataset/faces.ts';
import { sheet } from '#dataset/sheet.ts';
import { RoomPage } from '#features/together/room/room-page.tsx';
import { SessionScreen } from '#features/together/room/session-screen.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Décider à plusieurs',
    'Une classe, une réunion, une famille\u00A0: un écran pour tous, des mains à compter ou des budgets à prendre, et le budget que la salle décide.',
  );

const data = { laws, numbering, faces, sheet, year };

export default function RoomRoute() {
  const ballot = useOpenBallot();
  return ballot === null ? <RoomPage /> : <SessionScreen ballot={ballot} data={data} />;
}
