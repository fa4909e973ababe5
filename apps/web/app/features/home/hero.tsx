import { spellAmount } from '@nosmilliards/domain/money/format';
import type { ReactNode } from 'react';
import type { Millions } from '@nosmilliards/domain/money/money';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameTag, PlayLink } from './play-link.tsx';
import styles from './hero.module.css';

type HeroProps = {
  readonly year: number;
  readonly expenses: Millions;
  /** Negative in deficit. */
  readonly balance: Millions;
  /** The one the national accounts found. */
  readonly foundDeficit: Millions;
  readonly cardCount: number;
  readonly minutes: number;
  /** The picture of the whole, under the words. */
  readonly children: ReactNode;
};

export function Hero({
  year,
  expenses,
  balance,
  foundDeficit,
  cardCount,
  minutes,
  children,
}: HeroProps) {
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <PageHeading
          lede={`En ${year}, l’ensemble des administrations publiques dépense ${spellAmount(expenses)}. Explorez chaque ligne, comparez, puis décidez.`}
        >
          Votre budget, vos choix
        </PageHeading>
        <p className={styles['doors']}>
          <ButtonLink to={paths.explorer} variant="secondary">
            Explorer le budget
          </ButtonLink>
          <TextLink to={paths.results}>Résultats</TextLink>
        </p>
      </div>
      <Card as="section" active className={styles['invitation']} aria-labelledby="invitation">
        <GameTag cardCount={cardCount} minutes={minutes} />
        <h2 id="invitation">Le solde de départ</h2>
        <p className={styles['balance']}>
          <Amount value={balance} size="big" />
        </p>
        <p className={styles['caveat']}>
          Toutes administrations, {year} ; l’Insee a constaté un déficit de{' '}
          {spellAmount(foundDeficit)}. Carte par carte, gardez, augmentez, réduisez ou supprimez :
          l’effet est comptable, toutes choses égales par ailleurs.
        </p>
        <PlayLink className={styles['play']} />
      </Card>
      <div className={styles['picture']}>{children}</div>
    </div>
  );
}
