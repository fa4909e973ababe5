import { WaitingPage } from '#ui/waiting-page.tsx';

/** Shown until the ballot is read: whether the game is over is not known yet. */
export function CompletionWaiting() {
  return <WaitingPage title="Votre bilan" waiting="Lecture de votre partie…" />;
}
