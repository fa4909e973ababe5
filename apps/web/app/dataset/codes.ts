import { codes, edition, since } from '@nosmilliards/data/built/codes.json';

/** The number of everything that can be voted, as links write it. */
export const numbering = { edition, since, codes };
