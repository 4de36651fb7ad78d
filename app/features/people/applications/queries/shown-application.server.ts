import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { replyClock } from '#domain/application/reply-promise.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { ShownApplication } from '../schema.ts';
import { formatSentAt } from './fair-view.server.ts';
import { openReceived } from './received-application.server.ts';

/** @returns null if the reader may not see it */
export async function showApplication(
  services: Pick<RequestContext, 'database' | 'now'>,
  poster: Poster,
  id: string,
): Promise<ShownApplication | null> {
  const opened = await openReceived(services, poster, id);
  if (!opened) return null;
  const { application, details, neighbours } = opened;
  const { sender, fullName, isUnnamed, status, sentAt, statusChangedAt, promise } = application;
  const { ownerId, ...job } = application.job;
  return {
    application: {
      id,
      fullName,
      isUnnamed,
      status,
      job,
      isOwn: ownerId === poster.id,
      sender,
      clock: replyClock(promise, services.now),
      sentOn: formatSentAt(sentAt, isUnnamed),
      changedOn: formatDateAndTime(statusChangedAt),
    },
    details: details && {
      ...details,
      sharedNotes: details.sharedNotes.map(({ at, ...note }) => ({ ...note, at: formatDateAndTime(at) })),
      letters: details.letters.map(({ at, ...letter }) => ({ ...letter, at: formatDateAndTime(at) })),
      history: details.history.map(({ at, ...step }) => ({
        ...step,
        at: step.status === 'sent' ? formatSentAt(at, isUnnamed) : formatDateAndTime(at),
      })),
    },
    neighbours,
  };
}
