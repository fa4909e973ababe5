import edition from '@nosmilliards/data/built/edition.json';
import { budgetOf } from '@nosmilliards/domain/budget';
import { editionOf } from '@nosmilliards/domain/edition';
import { ballotEngineOf } from '#browser/ballot-engine.ts';

export const ballotEngine = ballotEngineOf(editionOf(budgetOf([]), [], edition.baseline));
