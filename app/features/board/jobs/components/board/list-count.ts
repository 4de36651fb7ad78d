/** The line that counts a list of jobs. It names the list, and gets the focus of links that disappear. */
export const BOARD_COUNT_ID = 'board-count';

export const focusCount = () => document.getElementById(BOARD_COUNT_ID)?.focus({ preventScroll: true });
