import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Question } from '@nosmilliards/domain/game/guess';
import type { LawRow } from '@nosmilliards/domain/game/law';
import type { Denominator } from '@nosmilliards/domain/vote/denominator';
import type { CardDossier, Load, Source } from '#ballot/card/card-dossier.ts';
import type { CardFaces, MarginKind, Point } from '#ballot/card/face.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';

/** What can move an amount within a year, and the act that would change it. */
export type Margin = {
  readonly kind: MarginKind;
  readonly reason: string;
  readonly act: string;
  readonly source: string;
};

/** The functions of Eurostat that a decision corresponds to in part, in percent of GDP. */
export type Elsewhere = {
  /** Of France before, and of every area: the years compared. */
  readonly first: number;
  readonly year: number;
  /** By decision; none where no function corresponds. */
  readonly decisions: Readonly<
    Record<string, { readonly reason: string; readonly rows: readonly ElsewhereRow[] }>
  >;
};

export type ElsewhereRow = {
  readonly code: string;
  readonly title: string;
  readonly before: number | null;
  /** In the order of the areas. */
  readonly values: readonly (number | null)[];
};

/** What the route reads in the dataset. Records are keyed by card id. */
export type GameData = {
  readonly edition: Edition;
  readonly faces: CardFaces;
  readonly laws: readonly LawRow[];
  readonly margins: Readonly<Record<string, Margin>>;
  readonly points: Readonly<Record<string, Point>>;
  /** Of a decision too. */
  readonly denominators: Readonly<Record<string, Denominator>>;
  readonly questions: readonly Question[];
  readonly sheet: SheetPlan;
  readonly elsewhere: Elsewhere;
  readonly loadDossier: Load<CardDossier>;
  readonly loadSource: Load<Source>;
};
