import type { ReactNode } from 'react';
import { WaitingPage } from '#ui/waiting-page.tsx';

/** Prerendered without budgets: only the script reads the fragment. */
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
