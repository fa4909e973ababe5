import type { ReactNode } from 'react';
import { Squares, type DrawnSquares } from '#ui/sheet/squares.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import styles from './steps.module.css';

type StepsProps = {
  /** The squares of the first card. */
  readonly ribbon: DrawnSquares;
  readonly sheet: DrawnSquares;
};

export function Steps({ ribbon, sheet }: StepsProps) {
  return (
    <section aria-labelledby="etapes" className="stack-2">
      <h2 id="etapes">Comment ça marche</h2>
      <ol className={styles['steps']}>
        <Step
          title="Explorer le budget"
          text="Chaque ligne a ses carrés, sa source, sa nature et son année. Toujours à la même échelle."
          drawing={<Squares drawn={ribbon} look="ribbon" />}
        />
        <Step
          title="Exprimer vos priorités"
          text="Gardez, augmentez, réduisez ou supprimez : des carrés restent, s’ajoutent, se hachurent ou se vident."
          drawing={
            <span className={styles['glyphs']}>
              <SquareGlyph kind="keep" />
              <SquareGlyph kind="increase" />
              <SquareGlyph kind="decrease" />
              <SquareGlyph kind="remove" />
            </span>
          }
        />
        <Step
          title="Visualiser l’impact"
          text="Le solde bouge à chaque choix. À la fin, la feuille devient l’affiche de votre budget. Vos votes restent sur votre appareil."
          drawing={<Squares drawn={sheet} look="ribbon" />}
        />
      </ol>
    </section>
  );
}

type StepProps = { readonly title: string; readonly text: string; readonly drawing: ReactNode };

function Step({ title, text, drawing }: StepProps) {
  return (
    <li className={styles['step']}>
      <h3>{title}</h3>
      <p>{text}</p>
      {drawing}
    </li>
  );
}
