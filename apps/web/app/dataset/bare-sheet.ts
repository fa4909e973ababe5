import { bands, kinds, margin, square } from '@nosmilliards/data/built/sheet.json';

/** The sheet nobody has voted on: a page that draws no vote need not carry the places of the cards. */
export const bareSheet = { square, bands, margin, kinds, places: new Map<string, never>() };
