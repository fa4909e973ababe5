/** State of a navigation that keeps the page: the focus stays on its link. */
export const IN_PLACE = 'in-place';
