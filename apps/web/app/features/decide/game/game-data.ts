import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Question } from '@nosmilliards/domain/game/guess';
import type { LawRow } from '@nosmilliards/domain/game/law';
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

/** What the route reads in the dataset. Records are keyed by card id. */
export type GameData = {
  readonly edition: Edition;
  readonly faces: CardFaces;
  readonly laws: readonly LawRow[];
  readonly margins: Readonly<Record<string, Margin>>;
  readonly points: Readonly<Record<string, Point>>;
  readonly questions: readonly Question[];
  readonly sheet: SheetPlan;
  readonly loadDossier: Load<CardDossier>;
  readonly loadSource: Load<Source>;
};
