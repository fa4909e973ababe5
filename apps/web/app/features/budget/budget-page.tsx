import type { ReactNode } from 'react';
import { WaitingPage } from '#ui/waiting-page.tsx';

type BudgetPageProps = {
  /** Until the address is read, and when it says nothing. */
  readonly children?: ReactNode;
};

/** The frame of a budget received: there before the script, empty of any budget. */
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
