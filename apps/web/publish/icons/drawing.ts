import type { SVGProps } from 'react';

type Attributes = Partial<SVGProps<SVGSVGElement>>;
export type Shape = readonly [tag: string, attributes: Attributes, ...rest: unknown[]];

/** The shapes of an icon as one path: fewer bytes to download, and one element on the page. */
export function drawingOf(shapes: readonly Shape[]): string {
  return shapes.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
}

function pathOf(tag: string, attributes: Attributes): string {
  const { d, points } = attributes;
  const number = (name: keyof Attributes) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      // A path that opens with a relative move would start where the shape before it ended.
      return `${d}`.startsWith('m') ? `M0 0${d}` : `${d}`;
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}z`;
    case 'circle':
      // The only filled shapes are dots so small that their stroke covers them.
      return ellipseOf(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipseOf(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect': {
      const box = { x: number('x'), y: number('y'), w: number('width'), h: number('height') };
      return rectangleOf({ ...box, r: number('rx') || number('ry') });
    }
    default:
      throw new Error(`no path is known for <${tag}>`);
  }
}

function ellipseOf(cx: number, cy: number, rx: number, ry: number): string {
  const half = (dx: number) => `a${rx} ${ry} 0 0 1 ${dx} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}`;
}

type Rectangle = Readonly<Record<'x' | 'y' | 'w' | 'h' | 'r', number>>;

function rectangleOf({ x, y, w, h, r }: Rectangle): string {
  const [across, down] = [w - 2 * r, h - 2 * r];
  const turn = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}
