import type { Question } from '@nosmilliards/domain/game/guess';
import type { Adjustment } from '@nosmilliards/domain/vote/vote';
import type { Face } from './screen.ts';

/** What is opened now and then: its code comes late. */
export type Window =
  | { readonly name: 'plan' | 'help' | 'resume' | 'restart' | 'finish' | 'priorities' }
  | { readonly name: 'remove' | 'dossier'; readonly face: Face }
  | { readonly name: 'guess'; readonly question: Question };

/** The window over the table. */
export type OpenDialog =
  | Window
  | { readonly name: 'adjust'; readonly face: Face; readonly type: Adjustment };
