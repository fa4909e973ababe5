import type { ReactNode } from 'react';
import { WaitingPage } from '#ui/waiting-page.tsx';

type BudgetPageProps = {
  /** Absent until the fragment of the address is read. */
  readonly children?: ReactNode;
};

/** Prerendered without a budget: only the script reads the fragment. */
export function BudgetPage({ children }: BudgetPageProps) {
  return (
    <WaitingPage
      title="Un budget reçu"
      lede="Quelqu’un vous envoie son budget. Il est tout entier dans l’adresse de cette page, après le signe #, que votre navigateur n’envoie à personne."
      waiting="Lecture du lien…"
    >
      {children}
    </WaitingPage>
  );
}
