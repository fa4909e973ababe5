import type { ReactNode } from 'react';
import { WaitingPage } from '#ui/waiting-page.tsx';

/** The frame of two budgets: there before the script, empty of both. */
export function DuelPage({ children }: { readonly children?: ReactNode }) {
  return (
    <WaitingPage
      title="Deux budgets côte à côte"
      lede="Là où deux budgets se rejoignent, là où ils s’écartent, et ce que donnerait la moyenne des deux. Rien n’est envoyé : ils sont dans l’adresse."
      waiting="Lecture du lien…"
    >
      {children}
    </WaitingPage>
  );
}
