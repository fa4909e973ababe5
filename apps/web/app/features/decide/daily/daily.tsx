import { dailyOrderOf, guessCeilingOf, placeOfDay } from '@nosmilliards/domain/game/day-card';
import type { Edition } from '@nosmilliards/domain/game/edition';
import type { LawRow } from '@nosmilliards/domain/game/law';
import { cardUnit } from '@nosmilliards/domain/game/unit';
import { formatDay } from '@nosmilliards/domain/money/day';
import { spellAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import { useState } from 'react';
import type { CardFaces } from '#ballot/card/face.ts';
import { faceOf } from '#ballot/card/faces.ts';
import { isoDayOf, now } from '#browser/clock.ts';
import { useHydrated } from '#browser/hydration.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { RangeField } from '#ui/range-field.tsx';
import { Tag } from '#ui/tag.tsx';
import { WaitingPage } from '#ui/waiting-page.tsx';
import { Answer } from './answer.tsx';
import { DrawnOrder } from './drawn-order.tsx';
import { NO_GUESS } from '../game/game-sentences.ts';
import styles from './daily.module.css';

type DailyData = {
  readonly edition: Edition;
  readonly faces: CardFaces;
  readonly laws: readonly LawRow[];
  readonly sheet: { readonly square: number };
};

const BILLIONS = { sign: 'Md€', name: 'en milliards d’euros' };

/** One card a day: a guess, the amount, a choice. Nothing is stored, nothing is counted. */
export function Daily({ data }: { readonly data: DailyData }) {
  // The day is that of the device, unknown when the page is written.
  const isHydrated = useHydrated();
  return (
    <WaitingPage
      title="La carte du jour"
      lede="Une carte du budget par jour, la même pour tous. Devinez son montant, puis dites ce que vous en feriez. Rien n’est gardé."
      waiting="La carte arrive…"
    >
      {isHydrated ? <Today data={data} day={isoDayOf(now())} /> : undefined}
    </WaitingPage>
  );
}

function Today({ data, day }: { readonly data: DailyData; readonly day: string }) {
  const { edition, faces, laws, sheet } = data;
  const { deck, baseline } = edition;
  const order = dailyOrderOf(
    deck.map(({ id }) => id),
    baseline.year,
  );
  const place = placeOfDay(day, order.length);
  const card = deck.find(({ id }) => id === order[place]);
  if (card === undefined) throw new Error(`No card for ${day}`);
  const face = faceOf(cardUnit(card), faces, edition, sheet.square);
  const [highest] = useState(() => guessCeilingOf(face.amount));
  const [guess, setGuess] = useState<number | null>(null);
  const [isRevealed, setRevealed] = useState(false);
  return (
    <div className={styles['page']}>
      <Card as="article" className={styles['card']}>
        <p className={styles['rank']}>
          <Tag sector={face.paint}>{face.sector}</Tag> {formatDay(day)}
        </p>
        <h2 className={styles['title']}>
          <LineIcon name={face.icon} /> {face.title}
        </h2>
        <p>{face.description}</p>
        {isRevealed && guess !== null ? (
          <Answer
            face={face}
            guess={millions(guess * 1000)}
            law={laws.find(({ id }) => id === card.id)}
            day={formatDay(day)}
          />
        ) : (
          <div className={styles['guess']}>
            <RangeField
              label={`À votre avis, combien en ${baseline.year}\u202F?`}
              value={guess}
              onChange={setGuess}
              min={0}
              max={highest}
              step={highest > 20 ? 1 : 0.1}
              bigStep={highest / 10}
              unit={BILLIONS}
              valueText={guess === null ? NO_GUESS : spellAmount(millions(guess * 1000))}
            />
            <Button
              variant="primary"
              unavailable={guess === null ? NO_GUESS : undefined}
              onClick={() => setRevealed(true)}
            >
              Voir la réponse
            </Button>
          </div>
        )}
      </Card>
      <DrawnOrder
        titles={order.map((id) => edition.territory.get(id)?.title ?? id)}
        place={place}
        seed={baseline.year}
      />
    </div>
  );
}
