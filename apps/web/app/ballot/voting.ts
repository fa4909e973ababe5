/** One file for what a vote on a line needs: who sees a vote cast is about to open its panel. */
export { CastVote } from './cast-vote.tsx';
export { VotePanel } from './vote-panel.tsx';
