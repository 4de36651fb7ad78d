import type { AccountText } from '../../texts.ts';

/** By itself: what goes on beside every page needs it, and none of the other texts. */
export const LOGOUT_FAILED: AccountText = {
  title: 'Logout failed',
  text: 'There was an error logging you out.',
  tone: 'danger',
};
