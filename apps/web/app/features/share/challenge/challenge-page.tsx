import type { ReactNode } from 'react';
import { WaitingPage } from '#ui/waiting-page.tsx';

/** Prerendered without a challenge: only the script reads the fragment. */
export function ChallengePage({ children }: { readonly children?: ReactNode }) {
  return (
    <WaitingPage
      title="Un défi reçu"
      lede="Quelqu’un a fait son budget de la France. Faites le vôtre sans voir le sien, puis comparez."
      waiting="Lecture du lien…"
    >
      {children}
    </WaitingPage>
  );
}
