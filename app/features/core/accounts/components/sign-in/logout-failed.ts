import type { AccountText } from '../../texts.ts';

/** A separate file, so that the header of every page loads no other text about accounts. */
export const LOGOUT_FAILED: AccountText = {
  title: 'Logout failed',
  text: 'There was an error logging you out.',
  tone: 'danger',
};
