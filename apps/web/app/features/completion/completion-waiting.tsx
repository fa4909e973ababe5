import { WaitingPage } from '#ui/waiting-page.tsx';

/** Until the ballot is read. */
export function CompletionWaiting() {
  return <WaitingPage title="Votre budget est terminé" waiting="Lecture de votre partie…" />;
}
