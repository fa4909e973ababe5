import { bands, kinds, margin, square } from '@nosmilliards/data/built/sheet.json';

/** The sheet nobody has voted on, for a page that draws no vote: without the places of the cards. */
export const bareSheet = { square, bands, margin, kinds, places: new Map<string, never>() };
