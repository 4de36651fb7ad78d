/** Loads a guest's page. Opening it changes nothing, because mail programs open links. */
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { listIntroductionsOfGuest } from '#app/features/people/introductions/queries/own-introductions.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { replyClock } from '#domain/application/reply-promise.ts';
import { formatDateAndTime, formatLongDate } from '#domain/time/dates.ts';
import { type GuestLink, mayTakeOver } from '../policy.ts';
import { findLink, findMyApplication, type MyApplication } from './guest-application.server.ts';

/** @returns null if the link no longer works */
export async function loadMyApplication(args: RequestArgs, viewer: Viewer | null) {
  const link = await findGuestProof(args);
  const { database } = args.context.get(requestContext);
  const application = link && (await findMyApplication(database, link));
  if (!link || !application) return null;
  return {
    application: show(application, args.context.get(requestContext).now),
    introductions: link.applicationId ? await listIntroductionsOfGuest(database, link.applicationId) : [],
    token: readLinkToken(pageUrl(args.request)) ?? '',
    email: link.email,
    account: !viewer ? ('none' as const) : mayTakeOver(viewer, link) ? ('own' as const) : ('other' as const),
  };
}

function show(application: MyApplication, now: Date) {
  const until = formatLongDate(application.until);
  if (application.kind === 'unconfirmed') return { ...application, until };
  const { history, letters, sentAt, promise, ...rest } = application;
  const steps = history.map(({ at, ...step }) => ({ ...step, at: formatDateAndTime(at) }));
  // Like candidates with an account, guests do not see which colleague wrote.
  const shownLetters = letters.map(({ at, ...letter }) => ({ ...letter, author: null, at: formatDateAndTime(at) }));
  return {
    ...rest,
    letters: shownLetters,
    until,
    sentOn: formatLongDate(sentAt),
    steps,
    clock: replyClock(promise, now),
  };
}

export const findGuestProof = async ({ request, context }: RequestArgs): Promise<GuestLink | null> => {
  const token = readLinkToken(pageUrl(request));
  return token === null ? null : findLink(context.get(requestContext).database, token);
};
