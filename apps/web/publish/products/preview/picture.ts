import type { Paint } from '../../../app/ui/sector.ts';

/** Pixels: the size of `og:image` that messengers and social networks expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The content of a preview; also the key of its cached file. */
export type Picture = LinePicture | CardPicture | ComparisonPicture | TextPicture;

/** Colour of `count` of the 1 000 squares. */
export type Share = { readonly sector: Paint; readonly count: number };

type Amounts = {
  readonly sector: Paint;
  readonly sectorWord: string;
  readonly icon: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly figure: string;
  /** « 63 € sur 1 000 € de dépense publique », then per adult. */
  readonly scales: readonly string[];
  /** Nature, vintage, producer. */
  readonly provenance: string;
  readonly shares: readonly Share[];
};
export type LinePicture = Amounts & { readonly kind: 'line' };
export type CardPicture = Amounts & { readonly kind: 'card' };

export type ComparedSide = {
  readonly name: string;
  readonly amount: string;
  /** Relative to the longest bar, from 0 to 1. */
  readonly length: number;
  readonly sector: Paint;
  readonly icon: string;
};
export type ComparisonPicture = {
  readonly kind: 'comparison';
  readonly figure: string;
  /** Largest first. */
  readonly sides: readonly [ComparedSide, ComparedSide];
  readonly provenance: string;
};

export type TextPicture = {
  readonly kind: 'text';
  readonly title: string;
  readonly figure: string;
  readonly text: string;
  /** On the left: the logo; the four choices, or another sheet, for a link to a budget. */
  readonly left?: 'choices' | readonly Share[];
  readonly shares: readonly Share[];
};

/** Text alternative (`og:image:alt`). */
export function altOf(picture: Picture): string {
  switch (picture.kind) {
    case 'line':
    case 'card':
      return `${picture.title} : ${[picture.figure, ...picture.scales].join(', ')}.`;
    case 'comparison': {
      const [larger, smaller] = picture.sides;
      return `${larger.name} : ${larger.amount}. ${smaller.name} : ${smaller.amount}. ${picture.figure}.`;
    }
    case 'text':
      return [picture.title, picture.figure, 'Nos Milliards']
        .filter((part) => part !== '')
        .join(', ');
  }
}
