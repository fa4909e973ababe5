import type { Paint } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import { amountIn, linkTo } from './embed.ts';
import { markup, type Markup } from './markup.ts';

type Bar = {
  readonly name: string;
  readonly page?: string;
  readonly amount: Millions;
  readonly paint: Paint;
  /** Written under the name. */
  readonly note?: Markup;
};

/** Bars on one scale: the largest amount takes the whole width. */
export function barsOf(bars: readonly Bar[], label: string): Markup {
  const largest = Math.max(...bars.map(({ amount }) => amount), 1);
  return markup`
    <ul class="bars" aria-label="${label}">${bars.map(
      ({ name, page, amount, paint, note }) => markup`
        <li class="${paint}">
          <span>${page === undefined ? name : linkTo(page, name)}</span> <strong>${amountIn(amount)}</strong>
          <svg aria-hidden="true" focusable="false" class="bar"><rect width="${percentOf(amount, largest)}" height="100%"/></svg>
          ${note ?? false}
        </li>`,
    )}</ul>`;
}

function percentOf(amount: number, largest: number): string {
  return `${Math.max(0, Math.round((amount / largest) * 1000) / 10)}%`;
}
