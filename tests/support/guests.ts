import { randomUUID } from 'node:crypto';
import { issueGuestLink } from '#app/features/people/applications/commands/guest-links.server.ts';
import { sendGuestApplication } from '#app/features/people/guests/commands/send-guest-application.server.ts';
import type { GuestLink } from '#app/features/people/guests/policy.ts';
import { findLink } from '#app/features/people/guests/queries/guest-application.server.ts';
import type { NewCv } from '#app/features/people/profile/commands/cvs.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { NO_ANSWERS, type TypedAnswers } from '#domain/application/screening-answers.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { accountServices, NO_STORAGE } from './account-services.ts';
import type { TestDatabase } from './database.ts';

const isHuman: RequestContext['humanCheck'] = {
  issue: () => Promise.reject(new Error('No challenge is issued here')),
  verify: async () => ({ ok: true }),
};
const storage: Storage = { ...NO_STORAGE, put: async () => undefined };

export const GUEST_CV: NewCv = {
  name: 'cv.pdf',
  extension: 'pdf',
  bytes: Buffer.from('%PDF-1.4 Ten years of lights.'),
};

export const newGuestEmail = () => `guest-${randomUUID()}@mail.example`;

export const guestServices = (
  db: TestDatabase,
  { tasks, ip }: { tasks?: Tasks; ip?: string } = {},
): RequestContext => ({
  ...accountServices(db, { storage, ...(tasks && { tasks }), ...(ip && { ip }) }),
  humanCheck: isHuman,
});

type GuestFormOptions = {
  email?: string;
  fullName?: string;
  isHuman?: boolean;
  cv?: NewCv | null;
  key?: string | null;
  answers?: TypedAnswers;
  tasks?: Tasks;
  ip?: string;
};

export function sendAsGuest(db: TestDatabase, jobId: string, sending: GuestFormOptions = {}) {
  const {
    email = newGuestEmail(),
    fullName = 'Wren Halloran',
    isHuman: isProven = true,
    cv = null,
    key = null,
    answers = NO_ANSWERS,
  } = sending;
  const person = { fullName, email, phone: '0131 496 0321', coverNote: 'I keep lights.' };
  const form = { person, answers, humanCheck: isProven ? 'proof' : '' };
  return sendGuestApplication(guestServices(db, sending), jobId, form, { cv, key });
}

/** @returns the token of a new link to the application that this address sent for the job */
export function linkOf({ database }: TestDatabase, email: string, jobId: string): Promise<string> {
  return database.asSystem(async (transaction) => {
    const sent = await transaction
      .selectFrom('applications')
      .select('id')
      .where('email', '=', email)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    const waiting = await transaction
      .selectFrom('unconfirmed_applications')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    const subject = sent ? { applicationId: sent.id } : { unconfirmedId: waiting?.id ?? '' };
    return (await issueGuestLink(transaction, subject, email)).token;
  });
}

export async function proofOf(db: TestDatabase, email: string, jobId: string): Promise<GuestLink> {
  const link = await findLink(db.database, await linkOf(db, email, jobId));
  if (!link) throw new Error('The link does not work');
  return link;
}
