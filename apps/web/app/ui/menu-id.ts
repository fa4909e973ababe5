/** Of the popover in the header of the site, opened from the bar of the game too. */
export const MENU_ID = 'menu-liste';
