import { useEffect } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { RoomPage } from '#features/room/room-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { fontPreloadOf, posterFontFile } from '#styles/fonts.ts';
import { late, useLate } from '#ui/late.tsx';

const roomTable = late(() => import('#frame/room-table.ts'));

export const meta = () =>
  metaOf(
    'Décider à plusieurs',
    'Une classe, une réunion, une famille\u00A0: un écran pour tous, des mains à compter ou des budgets à prendre, et le budget que la salle décide.',
  );

export const links = () => [fontPreloadOf(posterFontFile)];

export default function RoomRoute() {
  const { ballot, open } = useBallot();
  const [table, ask] = useLate(roomTable);
  useEffect(open, [open]);
  useEffect(ask, [ask]);
  if (ballot === null || !table) return <RoomPage />;
  const { SessionScreen, roomTable: data } = table;
  return <SessionScreen ballot={ballot} table={data} />;
}
