import type { Page } from '@playwright/test';

export const projector = { width: 1920, height: 1080 };

/** In pixels: read from eight metres. */
const SMALLEST = 28;

/** Whatever is written on the projector and seen, with the size of its letters. */
export async function smallestLettersOf(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (text === '' || !parent?.checkVisibility() || parent.closest('script, style')) continue;
      const { fontSize, position, clipPath } = getComputedStyle(parent);
      const isHeardOnly = position === 'absolute' && clipPath === 'inset(50%)';
      const isAway = parent.getBoundingClientRect().bottom <= 0;
      if (!isHeardOnly && !isAway && Number.parseFloat(fontSize) < smallest) {
        small.push(`${fontSize} ${text}`);
      }
    }
    return small;
  }, SMALLEST);
}
