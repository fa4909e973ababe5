import type { NextVote } from '@nosmilliards/domain/game/law';
import type { Marks } from '@nosmilliards/domain/vote/card';
import { useEffect, useState } from 'react';

/** The details behind the amount of a card, loaded on demand. */
export type CardDossier = {
  readonly reference: string;
  readonly note: string;
  /** The sources of the official figures, or why they are unknown. */
  readonly marksRead: readonly string[];
  /** The cells of the spent amount. */
  readonly spentCells: readonly { readonly page: string; readonly key: string }[];
  readonly marks: Marks;
  /** Set on the cards that a finance law votes. */
  readonly nextVote?: NextVote;
  /** Where the next vote was read. */
  readonly lawSource: Source | null;
  /** In millions of euros. */
  readonly linesAmount: number;
  readonly gap?: { readonly amount: number; readonly reason: string };
  readonly texts?: {
    readonly pays?: string;
    readonly concerns?: string;
    readonly silentOn?: string;
  };
  readonly source: Source | null;
};

export type Source = {
  readonly title: string;
  readonly producer: string;
  readonly url: string;
  readonly published: string;
};

/** By id; `null` when there is none. The promise never rejects. */
export type Load<Value> = (id: string) => Promise<Value | null>;

/** `undefined` until it is loaded. */
export function useLoaded<Value>(load: Load<Value>, id: string): Value | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly value: Value | null }>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const value = await load(id);
      if (isWanted) setLoaded({ id, value });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [id, load]);
  return loaded?.id === id ? loaded.value : undefined;
}
