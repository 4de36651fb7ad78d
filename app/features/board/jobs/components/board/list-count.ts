/** The line that counts a list of jobs. It names the list, and takes the focus of links that go with what they change. */
export const BOARD_COUNT_ID = 'board-count';

export const focusCount = () => document.getElementById(BOARD_COUNT_ID)?.focus({ preventScroll: true });
