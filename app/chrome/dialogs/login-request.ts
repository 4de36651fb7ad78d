import { createDialogRequests, opensDialog } from './dialog-requests.ts';

export type LoginKind = 'candidate' | 'employer';

export type LoginWish = {
  kind: LoginKind;
  next: string;
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
