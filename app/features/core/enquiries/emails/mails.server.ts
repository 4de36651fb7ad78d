import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { agency } from '#domain/site/site.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { issueLink } from '#platform/token/emailed-links.server.ts';
import { type EnquiryMailName, enquiryMailNames, enquiryMails } from './enquiry-mails.tsx';

type EnquiryMail = { mail: EnquiryMailName; enquiryId: string };

/** @returns null if the enquiry was deleted, or confirmed before its link was sent */
async function writeEnquiryMail(transaction: Transaction<DB>, { mail, enquiryId }: EnquiryMail, publicOrigin: string) {
  const enquiry = await transaction
    .selectFrom('enquiries')
    .select(['kind', 'name', 'email', 'role', 'company', 'location', 'job_title', 'confirmed_at'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!enquiry) return null;
  const isLink = mail === 'confirm-enquiry';
  if (isLink && enquiry.confirmed_at) return null;
  const { name, role, company: sender, location, job_title: jobTitle } = enquiry;
  const content = enquiryMails[mail]({
    enquiryId,
    kind: enquiry.kind,
    name,
    role,
    company: sender,
    location,
    jobTitle,
    publicOrigin,
    token: isLink ? (await issueLink(transaction, 'enquiry', { enquiry_id: enquiryId })).token : '',
  });
  const isToAgency = mail === 'enquiry-arrived';
  return {
    to: isToAgency ? agency().email : enquiry.email,
    // A reply must reach the sender of the enquiry.
    ...(isToAgency && { replyTo: enquiry.email }),
    ...renderMail(content),
  };
}

export const enquiryMailEntries = defineMails(enquiryMailNames, {
  schema: z.strictObject({ enquiryId: z.uuid() }),
  write: writeEnquiryMail,
  example: (name) =>
    enquiryMails[name]({
      ...EXAMPLE_MAIL,
      enquiryId: EXAMPLE_MAIL.id,
      kind: 'employer',
      name: 'Jo Whitlock',
      role: 'Payroll manager',
      company: 'Saltmarsh Payroll',
      location: 'Barnstaple',
      jobTitle: null,
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof enquiryMailEntries> {}
}
