import type { Question } from '@nosmilliards/domain/game/guess';
import type { Adjustment } from '@nosmilliards/domain/vote/vote';
import type { Face } from './screen.ts';

/** The window over the table. */
export type OpenDialog =
  | { readonly name: 'plan' | 'help' | 'resume' | 'restart' | 'finish' | 'priorities' }
  | { readonly name: 'remove' | 'dossier'; readonly face: Face }
  | { readonly name: 'adjust'; readonly face: Face; readonly type: Adjustment }
  | { readonly name: 'guess'; readonly question: Question };
