/** Signing in without leaving the page: any page requests it here, and the root shows the dialog. */
import { createDialogRequests, opensDialog } from './dialog-requests.ts';

export type LoginKind = 'candidate' | 'employer';

/** Why the visitor signs in: the same values as in the address of a login page. */
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
