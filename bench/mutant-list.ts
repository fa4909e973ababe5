/** `from` occurs once in `file`, a path from the root of the repository. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The test that is run first; without one, the test beside the file. */
  readonly guard?: string;
};

const domain = 'packages/domain/src';
const contract = 'packages/contract/src';
const checks = 'packages/data/src/check';
const features = 'apps/web/app/features';
const ballot = 'apps/web/app/ballot';
const layout = 'apps/web/app/layout';
const routes = 'apps/web/app/routes';
const service = 'apps/community';

export const RULE_MUTANTS: readonly Mutant[] = [
  {
    name: 'the smallest share that has a decimal is written « moins de »',
    file: `${domain}/budget/weight.ts`,
    from: 'percent < SMALLEST_SHARE',
    to: 'percent <= SMALLEST_SHARE',
  },
  {
    name: 'revenue out of a thousand euros of spending',
    file: `${domain}/budget/lens.ts`,
    from: "(side === 'expense' ? netExpenses : netRevenues)",
    to: "(side === 'expense' ? netExpenses : netExpenses)",
  },
  {
    name: 'Social-démocrate asks for more than 50 Md€',
    file: `${domain}/game/achievement.ts`,
    from: 'change >= 50_000 && spendingSpared',
    to: 'change > 50_000 && spendingSpared',
  },
  {
    name: 'a deficit of 10 Md€ is moderate',
    file: `${domain}/game/status.ts`,
    from: 'balance < -10_000',
    to: 'balance <= -10_000',
  },
  {
    name: 'a deficit of 50 Md€ is contained',
    file: `${domain}/outcome/end-status.ts`,
    from: 'balance > -50_000',
    to: 'balance >= -50_000',
  },
  {
    name: 'a balance of zero is 100 % of the way to a surplus',
    file: `${domain}/game/objective.ts`,
    from: 'Math.min(99, covered)',
    to: 'Math.min(100, covered)',
  },
  {
    name: 'a law that moves by 1 % does not move',
    file: `${domain}/game/law.ts`,
    from: 'Math.abs(percent) < SMALLEST_PERCENT',
    to: 'Math.abs(percent) <= SMALLEST_PERCENT',
  },
  {
    name: 'five minutes are an absence',
    file: `${domain}/game/playing-time.ts`,
    from: 'gap <= ABSENCE_MS',
    to: 'gap < ABSENCE_MS',
  },
  {
    name: 'negative halves are rounded upwards',
    file: `${domain}/money/money.ts`,
    from: 'Math.sign(value) * Math.round(Math.abs(value)) + 0',
    to: 'Math.round(value) + 0',
  },
  {
    name: 'a vote outside the deck counts for every priority',
    file: `${domain}/outcome/mirror.ts`,
    from: 'cardIds.length > 0 && ',
    to: '',
  },
  {
    name: 'a decision on two sectors takes the first',
    file: `${domain}/outcome/record-sector.ts`,
    from: 'others.length === 0 ? sector : null',
    to: 'sector',
  },
  {
    name: 'a card removed leaves a part of a square',
    file: `${domain}/sheet/changes.ts`,
    from: "kind === 'added' ? amount / square : (own * amount) / card.amount",
    to: "kind === 'added' || own > 0 ? amount / square : (own * amount) / card.amount",
  },
  {
    name: 'half-way between 0 and 2 % is nothing',
    file: `${domain}/travel/duel.ts`,
    from: 'size < SMALLEST_PERCENT',
    to: 'size <= SMALLEST_PERCENT',
  },
  {
    name: 'the budgets of the same step are also counted as higher',
    file: `${domain}/trends/balance-step.ts`,
    from: 'shares.slice(rank + 1)',
    to: 'shares.slice(rank)',
  },
  {
    name: 'what is beyond the limits has the other sign',
    file: `${domain}/vote/limits.ts`,
    from: 'beyond: differenceOf(impact, within)',
    to: 'beyond: differenceOf(within, impact)',
  },
  {
    name: 'a line of exactly 10 Md€ has the limits of a small one',
    file: `${domain}/vote/line-limits.ts`,
    from: 'amount >= from',
    to: 'amount > from',
    guard: `${domain}/vote/limits.test.ts`,
  },
  {
    name: 'a code of the first edition is refused',
    file: `${contract}/ballot-code.ts`,
    from: 'edition < numbering.since',
    to: 'edition <= numbering.since',
  },
  {
    name: 'counts of four answers are shown',
    file: `${contract}/room-rule.ts`,
    from: 'LEAST_ANSWERS_SHOWN = 5',
    to: 'LEAST_ANSWERS_SHOWN = 4',
    guard: `${contract}/room-rule.test.ts`,
  },
  {
    name: 'a formula may miss its amount by a whole rounding',
    file: `${checks}/formulas.ts`,
    from: '> roundedTo / 2',
    to: '> roundedTo',
  },
  {
    name: 'a card smaller than its lines has no gap',
    file: `${checks}/gaps.ts`,
    from: 'Math.abs(gap) >= CARD_ROUNDING',
    to: 'gap >= CARD_ROUNDING',
  },
];

export const SCREEN_MUTANTS: readonly Mutant[] = [
  {
    name: 'the voice calls a better balance a worse one',
    file: `${ballot}/ballot-voice.ts`,
    from: "change < 0 ? 'dégradé' : 'amélioré'",
    to: "change > 0 ? 'dégradé' : 'amélioré'",
    guard: `${routes}/home.test.tsx`,
  },
  {
    name: '« au lieu de » is followed by the new amount',
    file: `${ballot}/percent-panel.tsx`,
    from: 'au lieu de <Amount value={plot.amount} plain />',
    to: 'au lieu de <Amount value={newAmount} plain />',
    guard: `${routes}/explorer.test.tsx`,
  },
  {
    name: 'a vote beyond the limits shows its effect within',
    file: `${ballot}/split-account.tsx`,
    from: 'splitOf(vote, territory).beyond',
    to: 'splitOf(vote, territory).within',
    guard: `${routes}/gamified-completion.test.tsx`,
  },
  {
    name: 'a balance of zero has a surplus to spread',
    file: `${features}/decide/results/results.tsx`,
    from: 'hasSurplus={outcome.balance > 0}',
    to: 'hasSurplus={outcome.balance >= 0}',
    guard: `${routes}/resultats.test.tsx`,
  },
  {
    name: 'a percentage passes the limit when the choice changes',
    file: `${ballot}/choice-panel.tsx`,
    from: 'percent: Math.min(percent, bounds.max)',
    to: 'percent',
    guard: `${routes}/resultats.test.tsx`,
  },
  {
    name: 'the keys of a room count the next choice',
    file: `${features}/together/room/stage.tsx`,
    from: 'CHOICES[key - 1]',
    to: 'CHOICES[key % 4]',
    guard: `${routes}/seance-keys.test.tsx`,
  },
  {
    name: '« Annuler » does not bring back the votes that were reset',
    file: `${features}/decide/impact/reset-votes.tsx`,
    from: 'flushSync(undo);',
    to: '',
    guard: `${routes}/home.test.tsx`,
  },
  {
    name: 'the other changes are counted with the first ones',
    file: `${features}/share/budget/received-screen.tsx`,
    from: 'Les ${rest.length} autres',
    to: 'Les ${records.length} autres',
    guard: `${routes}/shared-figures.test.tsx`,
  },
  {
    name: 'the source of a card is the page of a line',
    file: `${features}/decide/results/ledger-row.tsx`,
    from: 'plot.constraints ? cardPath(nodeId) : linePath(nodeId)',
    to: 'plot.constraints ? linePath(nodeId) : cardPath(nodeId)',
    guard: `${routes}/resultats.test.tsx`,
  },
  {
    name: 'the duel loses its caveat',
    file: `${features}/share/duel/duel-screen.tsx`,
    from: "<p className={styles['note']}>{CAVEAT}</p>",
    to: '',
    guard: `${routes}/shared-figures.test.tsx`,
  },
  {
    name: 'the amount before transfers is the one after',
    file: `${features}/explore/comparison/comparison-facts.tsx`,
    from: 'line.amountBeforeTransfers ?? amount',
    to: 'amount',
    guard: `${routes}/compare.test.tsx`,
  },
  {
    name: 'the largest choices of a letter are the smallest',
    file: `${features}/share/letter/letter.ts`,
    from: 'records.slice(0, CHOICE_COUNT)',
    to: 'records.slice(-CHOICE_COUNT)',
    guard: `${features}/share/letter/letter.test.ts`,
  },
  {
    name: 'a balance of zero is called a deficit',
    file: `${features}/decide/impact/impact-bar.tsx`,
    from: "if (balance === 0) return 'Équilibre';",
    to: '',
    guard: `${routes}/home.test.tsx`,
  },
  {
    name: '« ATTEINT » only with a surplus',
    file: `${features}/decide/game/objective-words.tsx`,
    from: '{balance >= 0 ? (',
    to: '{balance > 0 ? (',
    guard: `${routes}/express.test.tsx`,
  },
  {
    name: 'the shares of a card are in the order of the bars',
    file: `${features}/together/trends/card-shares.tsx`,
    from: '...CHOICES.map((type) => (median === null',
    to: '...BAR_ORDER.map((type) => (median === null',
    guard: `${routes}/tendances.test.tsx`,
  },
  {
    name: 'both sides of a duel draw the same sheet',
    file: `${features}/share/duel/duel-screen.tsx`,
    from: 'changes={changesB}',
    to: 'changes={changesA}',
    guard: `${routes}/shared-figures.test.tsx`,
  },
  {
    name: 'the letter names the oldest choices',
    file: `${features}/share/letter/letter-screen.tsx`,
    from: 'records: largestFirst(outcome.records)',
    to: 'records: outcome.records',
    guard: `${routes}/shared-figures.test.tsx`,
  },
  {
    name: 'the table of a room swaps rises and cuts',
    file: `${features}/together/room/room-end.tsx`,
    from: 'increase,\n            decrease,\n            remove,\n            ...(hasMedian',
    to: 'decrease,\n            increase,\n            remove,\n            ...(hasMedian',
    guard: `${routes}/seance.test.tsx`,
  },
  {
    name: 'the menu gives the deficit found as the reference',
    file: `${layout}/site-layout.tsx`,
    from: 'amount: <Amount value={magnitudeOf(baseline.balance)} />',
    to: 'amount: <Amount value={found.deficit} />',
  },
  {
    name: 'erasing the device only says so',
    file: `${features}/trust/privacy/erase-dialog.tsx`,
    from: 'await eraseDevice()',
    to: '{ withdrawal: null, deletion: null }',
    guard: `${routes}/confidentialite.test.tsx`,
  },
];

/** The faults of the service, each with the trial that guards against it. */
export const SERVICE_MUTANTS: readonly Mutant[] = [
  {
    name: 'HEAD is answered on every route',
    file: `${service}/app.ts`,
    from: 'exposeHeadRoutes: false',
    to: 'exposeHeadRoutes: true',
    guard: `${service}/trials/fuzz.spec.ts`,
  },
  {
    name: 'a process that did not answer is set aside',
    file: `deploy/community/service.conf`,
    from: ' max_fails=0',
    to: ' max_fails=1',
    guard: `${service}/trials/front.spec.ts`,
  },
  {
    name: 'Tendances is not asked of the service',
    file: `deploy/community/api.conf`,
    from: 'error_page 404 = @api_published;',
    to: 'error_page 404 @api_not_found;',
    guard: `${service}/trials/front.spec.ts`,
  },
  {
    name: 'the open lot outlives its edition',
    file: `${service}/total/edition-store.ts`,
    from: "await client.query('DELETE FROM lot WHERE closed_at IS NULL');",
    to: '',
    guard: `${service}/trials/quiet-day.spec.ts`,
  },
  {
    name: 'deleted keys and journal stay in their files',
    file: `${service}/total/edition-store.ts`,
    from: "'TRUNCATE spent, journal'",
    to: "'DELETE FROM spent'",
    guard: `${service}/trials/quiet-day.spec.ts`,
  },
  {
    name: 'deleted lots stay in their files',
    file: `${service}/total/edition-store.ts`,
    from: "await pool.query('VACUUM (FULL) lot');",
    to: '',
    guard: `${service}/trials/quiet-day.spec.ts`,
  },
  {
    name: 'the write-ahead log is not cleared',
    file: `${service}/total/edition-store.ts`,
    from: "await pool.query('CHECKPOINT');",
    to: '',
    guard: `${service}/trials/quiet-day.spec.ts`,
  },
  {
    name: 'a closed edition goes on counting',
    file: `${service}/ballot/batch.ts`,
    from: ' AND closed_at IS NULL',
    to: '',
    guard: `${service}/trials/service.spec.ts`,
  },
  {
    name: 'a closed edition opens a lot again',
    file: `${service}/total/fold.ts`,
    from: '       WHERE id = $1 AND closed_at IS NULL\n       ON CONFLICT',
    to: '       WHERE id = $1\n       ON CONFLICT',
    guard: `${service}/trials/service.spec.ts`,
  },
  {
    name: 'a closed edition is closed twice',
    file: `${service}/total/edition-store.ts`,
    from: "WHERE id = $1 AND closed_at IS NULL',\n      [year],",
    to: "WHERE id = $1',\n      [year],",
    guard: `${service}/trials/service.spec.ts`,
  },
  {
    name: 'totals are read while votes move',
    file: `${service}/room/room-store.ts`,
    from: "if (!row.is_still) return 'not-frozen';",
    to: '',
    guard: `${service}/trials/rooms.spec.ts`,
  },
  {
    name: 'a /48 is not counted',
    file: `${service}/ballot/allowance.ts`,
    from: 'if (site === null ||',
    to: 'if (site !== null ||',
    guard: `${service}/ballot/allowance.test.ts`,
  },
  {
    name: 'a shown answer changes',
    file: `${service}/room/vote-batcher.ts`,
    from: 'keeping_shown(found.choices, p.choices, found.shown)',
    to: 'found.choices',
    guard: `${service}/trials/rooms.spec.ts`,
  },
  {
    name: 'a shut room is entered',
    file: `${service}/room/room-store.ts`,
    from: ' AND NOT is_shut',
    to: '',
    guard: `${service}/trials/rooms.spec.ts`,
  },
  {
    name: 'a freed seat takes its shown answer away',
    file: `${service}/room/room-store.ts`,
    from: "keeping_shown(decode(repeat('00', items), 'hex'), choices, shown)",
    to: "decode(repeat('00', items), 'hex')",
    guard: `${service}/trials/rooms.spec.ts`,
  },
  {
    name: 'the votes of a seat are not limited',
    file: `${service}/room/rooms.ts`,
    from: "if (votes.take(room + token, seconds()) < 0) return 'too-many';",
    to: '',
    guard: `${service}/trials/rooms.spec.ts`,
  },
  {
    name: 'a message of PostgreSQL is logged',
    file: `${service}/error-log.ts`,
    from: "'severity' in error",
    to: 'false',
    guard: `${service}/error-log.test.ts`,
  },
];
