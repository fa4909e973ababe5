import type { ReactNode } from 'react';
import type { Paint } from '#ui/sector-rect.tsx';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import styles from './steps.module.css';

type StepsProps = {
  /** The card of the page, whose squares serve as an example. */
  readonly example: { readonly paint: Paint; readonly squares: number };
};

export function Steps({ example: { paint, squares } }: StepsProps) {
  return (
    <section aria-labelledby="etapes" className={styles['section']}>
      <h2 id="etapes">Comment ça marche</h2>
      <ol className={styles['steps']}>
        <Step
          title="Explorer le budget"
          text="Chaque ligne a ses carrés, sa source, sa nature et son année. Toujours à la même échelle."
          drawing={<Ribbon paint={paint} squares={squares} />}
        />
        <Step
          title="Exprimer vos priorités"
          text="Gardez, augmentez, réduisez ou supprimez : des carrés restent, s’ajoutent, se hachurent ou se vident."
          drawing={<Ribbon paint={paint} squares={squares} changes={{ cut: squares / 5 }} />}
        />
        <Step
          title="Visualiser l’impact"
          text="Le solde bouge à chaque choix, et la feuille entière devient l’affiche de votre budget. Vos votes restent sur votre appareil."
          drawing={<Ribbon paint={paint} squares={squares} changes={{ added: squares / 5 }} />}
        />
      </ol>
    </section>
  );
}

type StepProps = { readonly title: string; readonly text: string; readonly drawing: ReactNode };

function Step({ title, text, drawing }: StepProps) {
  return (
    <li className={styles['step']}>
      {drawing}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
