/** A form without a human check becomes an application when its sender presses the emailed link. */
import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import type { CvExtension } from '#domain/profile/cv.ts';
import { selectLink } from '#platform/token/emailed-links.server.ts';
import type { GuestLink } from '../policy.ts';
import { addGuestApplication, findOpenJob } from './add-guest-application.server.ts';
import { attachCv } from './guest-cv.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type ConfirmResult = { ok: true; done: 'confirmed' } | { ok: false; reason: 'bad_link' | 'closed' };

/** Only one of two concurrent presses confirms; the other finds it done. An address that has applied before keeps its first application. */
export function confirmGuestApplication({ database, tasks }: Services, link: GuestLink): Promise<ConfirmResult> {
  return database.asSystem(async (transaction) => {
    const { unconfirmedId } = link;
    const form = await transaction
      .selectFrom('unconfirmed_applications')
      .selectAll()
      .where('id', '=', unconfirmedId)
      .forUpdate()
      .executeTakeFirst();
    // A concurrent press was faster: its link now belongs to the application.
    if (!form) return link.unconfirmedId === null || (await isLinked(transaction, link)) ? DONE : BAD_LINK;
    const job = await findOpenJob(transaction, form.job_id);
    if (typeof job === 'string') return { ok: false, reason: 'closed' };
    const person = { fullName: form.full_name, email: form.email, phone: form.phone, coverNote: form.cover_note };
    const { job_id: jobId } = form;
    const answers = form.answers as ScreeningAnswer[];
    const id = await addGuestApplication(transaction, tasks, { jobId, job, person, answers, requestHash: null });
    if (id && form.cv_id && form.cv_name && form.cv_extension && form.size_bytes && form.sha256) {
      // The CV now belongs to the application, so it must not be deleted with the form.
      const none = { cv_id: null, cv_name: null, cv_extension: null, size_bytes: null, sha256: null };
      await transaction.updateTable('unconfirmed_applications').set(none).where('id', '=', form.id).execute();
      const { cv_id, cv_name: name, cv_extension, size_bytes: size, sha256 } = form;
      await attachCv(transaction, id, { id: cv_id, name, extension: cv_extension as CvExtension, size, sha256 });
    }
    const applicationId = id ?? (await findSentBefore(transaction, form));
    if (!applicationId) return BAD_LINK;
    await transaction
      .updateTable('emailed_links')
      .set({ application_id: applicationId, unconfirmed_id: null })
      .where('unconfirmed_id', '=', form.id)
      .execute();
    await transaction.deleteFrom('unconfirmed_applications').where('id', '=', form.id).execute();
    if (!id && form.cv_id) await tasks.send(transaction, 'remove-loose-files', {});
    return DONE;
  });
}

const DONE = { ok: true, done: 'confirmed' } as const;
const BAD_LINK = { ok: false, reason: 'bad_link' } as const;

const isLinked = async (transaction: Transaction<DB>, { tokenHash }: GuestLink): Promise<boolean> =>
  (await selectLink(transaction, 'application', tokenHash)
    .select('l.application_id')
    .where('l.application_id', 'is not', null)
    .executeTakeFirst()) !== undefined;

const findSentBefore = async (
  transaction: Transaction<DB>,
  { job_id, email }: { job_id: string; email: string },
): Promise<string | undefined> =>
  (
    await transaction
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', job_id)
      .where('email', '=', email)
      .where('candidate_id', 'is', null)
      .executeTakeFirst()
  )?.id;

/** Deletes unconfirmed forms with their CVs, in a daily task. @returns the number deleted */
export function forgetUnconfirmedApplications({ database, tasks }: Services): Promise<number> {
  return database.asSystem(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('unconfirmed_applications')
      .where('created_at', '<=', sql<Date>`app.deletion_moment() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await tasks.send(transaction, 'remove-loose-files', {});
    return Number(numDeletedRows);
  });
}
