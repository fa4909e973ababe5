import { dailyOrderOf, placeOfDay } from '@nosmilliards/domain/game/day-card';
import { guessedWordsOf } from '@nosmilliards/domain/game/day-guess';
import type { Edition } from '@nosmilliards/domain/game/edition';
import type { LawRow } from '@nosmilliards/domain/game/law';
import { cardUnit } from '@nosmilliards/domain/game/unit';
import { formatDay } from '@nosmilliards/domain/money/day';
import { useState } from 'react';
import type { CardFaces } from '#ballot/card/face.ts';
import { faceOf } from '#ballot/card/faces.ts';
import { isoDayOf, now } from '#browser/clock.ts';
import { dayGuesses, keepDayGuess } from '#browser/day-guesses.ts';
import { useHydrated } from '#browser/hydration.ts';
import { Card } from '#ui/card.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { WaitingPage } from '#ui/waiting-page.tsx';
import { Answer } from './answer.tsx';
import { DrawnOrder } from './drawn-order.tsx';
import { GuessForm } from './guess-form.tsx';
import { Yesterday } from './yesterday.tsx';
import styles from './daily.module.css';

type DailyData = {
  readonly edition: Edition;
  readonly faces: CardFaces;
  readonly laws: readonly LawRow[];
  readonly sheet: { readonly square: number };
};

/** One card a day: a guess, the amount, a choice. The guess stays on the device, the choice nowhere. */
export function Daily({ data }: { readonly data: DailyData }) {
  // The day is that of the device, unknown when the page is written.
  const isHydrated = useHydrated();
  const day = isoDayOf(now());
  return (
    <WaitingPage
      title="La carte du jour"
      lede="Une carte du budget par jour, la même pour tous. Devinez son montant : votre idée reste sur cet appareil."
      waiting="La carte arrive…"
    >
      {isHydrated ? <Today key={day} data={data} day={day} /> : undefined}
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
  const faceAt = (at: number) => {
    const card = deck.find(({ id }) => id === order.at(at));
    if (card === undefined) throw new Error(`No card for ${day}`);
    return faceOf(cardUnit(card), faces, edition, sheet.square);
  };
  const face = faceAt(place);
  const [guesses, setGuesses] = useState(dayGuesses);
  const [isNew, setNew] = useState(false);
  const guess = guesses.get(day);
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
        {guess === undefined ? (
          <GuessForm
            year={baseline.year}
            onGuess={(typed) => {
              setNew(true);
              setGuesses(keepDayGuess(day, typed));
            }}
          />
        ) : (
          <Answer
            face={face}
            guess={guess}
            law={laws.find(({ id }) => id === face.id)}
            day={day}
            isNew={isNew}
          />
        )}
      </Card>
      {guessedWordsOf(guesses) !== '' && <p className="note">{guessedWordsOf(guesses)}.</p>}
      <div>
        <Yesterday face={faceAt(place - 1)} year={baseline.year} />
        <DrawnOrder
          titles={order.map((id) => edition.territory.get(id)?.title ?? id)}
          place={place}
          seed={baseline.year}
        />
      </div>
    </div>
  );
}
