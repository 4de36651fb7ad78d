/** Requests the login dialog, which the root shows over any page. */
import { createDialogRequests, opensDialog } from './dialog-requests.ts';

export type LoginKind = 'candidate' | 'employer';

/** The parameters of a login page. */
export type LoginWish = {
  kind: LoginKind;
  /** The path to go to afterwards; empty to stay on the page. */
  next: string;
  /** The job they liked while signed out; empty for none. */
  like: string;
};

export const loginRequests = createDialogRequests<LoginWish>();

/** Props of a link to a login page: a plain press opens the login dialog. */
export const OPENS_LOGIN = opensDialog((event) =>
  loginRequests.open(event, readWish(new URL(event.currentTarget.href))),
);

const readWish = ({ pathname, searchParams }: URL): LoginWish => ({
  kind: pathname.startsWith('/candidate') ? 'candidate' : 'employer',
  next: searchParams.get('next') ?? '',
  like: searchParams.get('like') ?? '',
});
