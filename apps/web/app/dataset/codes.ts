import { codes, edition, since } from '@nosmilliards/data/built/codes.json';

/** The number of each card and votable line in the code of a budget. */
export const numbering = { edition, since, codes };
