import { createElement, type CSSProperties, type ReactElement } from 'react';
import { BARS, PANEL } from './shapes.ts';
import { ink, ink2, inksOn } from './palette.ts';
import {
  HEIGHT,
  WIDTH,
  type CardPicture,
  type ComparisonPicture,
  type LinePicture,
  type Picture,
  type TextPicture,
} from './picture.ts';

type Style = CSSProperties;

/** Height above a bar, in pixels. */
const LABEL = 74;
/** The square that WhatsApp crops, with a margin. */
const COLUMN = { left: 300, width: 600 };

export function wordsOf(picture: Picture): ReactElement {
  return block(
    { width: WIDTH, height: HEIGHT, fontFamily: 'Public Sans', color: ink, position: 'relative' },
    ...partsOf(picture),
  );
}

function partsOf(picture: Picture): ReactElement[] {
  switch (picture.kind) {
    case 'line':
      return lineWords(picture);
    case 'card':
      return cardWords(picture);
    case 'comparison':
      return comparisonWords(picture);
    case 'text':
      return textWords(picture);
  }
}

function lineWords(picture: LinePicture): ReactElement[] {
  return [
    ...panelWords(picture),
    column(
      { top: 44, height: HEIGHT - 88 },
      brand(),
      block(
        { flexDirection: 'column', marginTop: 'auto' },
        line(picture.eyebrow, { fontSize: 22, color: ink2 }),
        heading(picture.title, titleSizeOf(picture.title)),
        figure(picture.figure, figureSizeOf(picture.figure, COLUMN.width)),
        ...picture.scales.map((scale) =>
          line(scale, { fontSize: 26, fontWeight: 600, marginTop: 6 }),
        ),
      ),
      line(picture.provenance, { fontSize: 19, color: ink2, marginTop: 'auto' }),
    ),
  ];
}

function cardWords(picture: CardPicture): ReactElement[] {
  return [
    ...panelWords(picture),
    column({ top: 34, height: 44 }, brand()),
    column(
      { left: 324, width: 552, top: 118, height: 444 },
      line(picture.eyebrow, { fontSize: 24, color: ink2 }),
      heading(picture.title, titleSizeOf(picture.title) - 6),
      block(
        { flexDirection: 'column', marginTop: 'auto' },
        figure(picture.figure, figureSizeOf(picture.figure, 540)),
        ...picture.scales.map((scale) =>
          line(scale, { fontSize: 23, fontWeight: 600, marginTop: 4 }),
        ),
      ),
      line(picture.provenance, { fontSize: 18, color: ink2, marginTop: 'auto' }),
      line('Garder, augmenter, réduire, supprimer ?', {
        fontSize: 25,
        fontWeight: 600,
        marginTop: 10,
      }),
    ),
  ];
}

function comparisonWords({ figure: times, sides, provenance }: ComparisonPicture): ReactElement[] {
  return [
    column(
      { top: 44, height: HEIGHT - 88 },
      brand(),
      block({ height: 16 }),
      figure(times, figureSizeOf(times, COLUMN.width)),
      ...sides.map(({ name, amount }, index) =>
        block(
          {
            position: 'absolute',
            top: BARS.top + index * BARS.pitch - 44 - LABEL,
            left: 0,
            width: COLUMN.width,
            height: LABEL - 10,
            alignItems: 'flex-end',
            justifyContent: 'space-between',
          },
          line(name, { fontSize: 26, fontWeight: 600, width: 400, lineHeight: 1.15 }),
          line(amount, { fontFamily: 'Bricolage Grotesque', fontSize: 34, lineHeight: 1 }),
        ),
      ),
      line(provenance, { fontSize: 19, color: ink2, marginTop: 'auto' }),
    ),
  ];
}

function textWords({ title, figure: amount, text }: TextPicture): ReactElement[] {
  return [
    column(
      { top: 44, height: HEIGHT - 88 },
      brand(),
      block(
        { flexDirection: 'column', marginTop: 'auto', marginBottom: 'auto' },
        ...(amount === '' ? [] : [figure(amount, figureSizeOf(amount, COLUMN.width))]),
        heading(title, titleSizeOf(title)),
        line(text, { fontSize: 28, color: ink2, marginTop: 16, lineHeight: 1.35 }),
      ),
    ),
    squareWords(),
  ];
}

function panelWords({ sector, sectorWord }: LinePicture | CardPicture): ReactElement[] {
  return [
    block(
      { position: 'absolute', left: 0, top: 344, width: PANEL, justifyContent: 'center' },
      line(sectorWord, {
        fontSize: 25,
        fontWeight: 600,
        color: inksOn[sector],
        textAlign: 'center',
      }),
    ),
    squareWords(),
  ];
}

function squareWords(): ReactElement {
  return block(
    { position: 'absolute', left: WIDTH - PANEL, top: 552, width: PANEL, justifyContent: 'center' },
    line('1 carré : 1 € sur 1 000 €', { fontSize: 18, color: ink2 }),
  );
}

/** The left margin leaves space for the logo. */
function brand(): ReactElement {
  return line('Nos Milliards', {
    fontFamily: 'Bricolage Grotesque',
    fontSize: 30,
    marginLeft: 46,
    lineHeight: 1.2,
  });
}

function heading(title: string, size: number): ReactElement {
  return line(title, {
    fontFamily: 'Bricolage Grotesque',
    fontSize: size,
    lineHeight: 1.08,
    marginTop: 6,
  });
}

/** No font has U+202F: a flex gap separates the thousands. */
function figure(text: string, size: number): ReactElement {
  const groups = text.split('\u202F').map((group) => line(group, {}));
  return block(
    { fontFamily: 'Bricolage Grotesque', fontSize: size, lineHeight: 1.1, gap: size * 0.17 },
    ...groups,
  );
}

function column(style: Style, ...children: ReactElement[]): ReactElement {
  return block({ position: 'absolute', flexDirection: 'column', ...COLUMN, ...style }, ...children);
}

function line(text: string, style: Style): ReactElement {
  const known = text.replaceAll('\u202F', '\u00A0');
  return createElement('div', { style: { textWrap: 'balance', ...style } }, known);
}

function block(style: Style, ...children: ReactElement[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Pixels: the longest title of the budget fits on three lines. */
function titleSizeOf(title: string): number {
  if (title.length <= 20) return 62;
  return title.length <= 42 ? 50 : 40;
}

/** Pixels: the text fits the width, with 0.58 em per character. */
function figureSizeOf(text: string, width: number): number {
  return Math.min(124, Math.floor(width / (0.58 * text.length)));
}
