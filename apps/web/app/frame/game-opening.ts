import { NEW_BALLOT } from '@nosmilliards/domain/game/ballot';
import type { Deal } from '@nosmilliards/domain/game/game';
import type { Opening } from '#features/game/screen.ts';
import { iconPathOf } from '#ui/icon-path.server.ts';
import { ballotEngine } from './ballot-engine.ts';
import { gameTable } from './game-table.ts';

/** The table nobody has played at yet: for the pages as they are written. */
export function openingOf(deal: Deal): Opening {
  const { edition } = ballotEngine;
  const view = { deal, ballot: NEW_BALLOT, edition, spot: null, lastId: null };
  const screen = gameTable.screenOf(view);
  return { screen, desk: gameTable.deskOf(view), icon: iconPathOf(screen.face.icon) };
}
