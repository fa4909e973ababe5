import { WaitingPage } from '#ui/waiting-page.tsx';

/** Shown until the ballot is read. */
export function CompletionWaiting() {
  return <WaitingPage title="Votre budget est terminé" waiting="Lecture de votre partie…" />;
}
