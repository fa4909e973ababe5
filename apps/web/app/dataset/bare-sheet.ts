import { bands, kinds, margin, square } from '@nosmilliards/data/built/sheet.json';

/** The 1 000 squares without the positions of the cards, for a page that draws no vote. */
export const bareSheet = { square, bands, margin, kinds, places: new Map<string, never>() };
