import { NEW_BALLOT } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { historyOf } from '@nosmilliards/domain/game/history';
import { refuse } from '@nosmilliards/domain/result';
import type { OpenBallot } from './provider.tsx';

/** An empty ballot that refuses every vote: for prerendering and until the engine loads. */
export function closedBallotOf(edition: Edition): OpenBallot {
  const history = historyOf(NEW_BALLOT);
  return {
    edition,
    history,
    latest: () => history,
    modifications: () => [],
    perform: () => refuse('not-votable'),
    undo: () => false,
    undoPoint: () => () => false,
    forget: () => {},
    takeMended: () => ({ mended: [], from: null }),
    onAdopted: () => () => {},
    onUnsaved: () => () => {},
  };
}
