/**
 * The site comes in two builds: what visitors get, and the same with the page that shows every
 * component, for those who draw them (`npm run dev` has it too).
 */
const isForDesigners = process.env['COMPONENTS'] === '1';

export const hasComponentPage = isForDesigners || process.env['NODE_ENV'] === 'development';
/** The page of components needs none of the thousand pages of the lines. */
export const hasLinePages = !isForDesigners;
/** Nor has it to be cut for the first visit on a slow network, which takes most of a build. */
export const isCutByPage = !isForDesigners;
export const buildDirectory = isForDesigners ? 'build-components' : 'build';
