import type { AccountText } from '../../texts.ts';

/** In a file by itself, so that the header of every page loads no other account text. */
export const LOGOUT_FAILED: AccountText = {
  title: 'Logout failed',
  text: 'There was an error logging you out.',
  tone: 'danger',
};
