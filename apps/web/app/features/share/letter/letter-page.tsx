import type { ReactNode } from 'react';
import { WaitingPage } from '#ui/waiting-page.tsx';

export function LetterPage({ children }: { readonly children?: ReactNode }) {
  return (
    <WaitingPage
      title="Écrire à mon député"
      lede="Une lettre faite de vos propres choix. Vous la copiez ou l’ouvrez dans votre messagerie : le site n’envoie rien, et ne garde aucune liste de noms."
      waiting="Lecture de vos votes…"
    >
      {children}
    </WaitingPage>
  );
}
