import { coverage } from '#dataset/coverage.ts';
import { baseline } from '#dataset/edition.ts';
import { groups } from '#dataset/groups.ts';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { ballotEngineOf } from '#ballot/engine.ts';

/** The votes of this visit, over the lines and cards that can be voted. */
export const ballotEngine = ballotEngineOf(
  editionOf(budgetOf(coverage.lines), coverage.cards, baseline, coverage.stamp, groups),
);
