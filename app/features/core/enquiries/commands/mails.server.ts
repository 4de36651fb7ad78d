/** Writes a mail about an enquiry at the moment it leaves. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { agency } from '#domain/site/site.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { type EnquiryMailName, enquiryMails } from '../emails/enquiry-mails.tsx';
import { issueEnquiryLink } from './confirm-enquiry.server.ts';

type EnquiryMail = { mail: EnquiryMailName; enquiryId: string };

/** @returns null where there is nothing to write any more: it was deleted, or confirmed before its link had left */
export async function writeEnquiryMail(
  transaction: Transaction<DB>,
  { mail, enquiryId }: EnquiryMail,
  publicOrigin: string,
) {
  const found = await transaction
    .selectFrom('enquiries')
    .select(['kind', 'name', 'email', 'role', 'company', 'location', 'job_title', 'confirmed_at'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!found) return null;
  const isLink = mail === 'confirm-enquiry';
  if (isLink && found.confirmed_at) return null;
  const { name, role, company: sender, location, job_title: jobTitle } = found;
  const content = enquiryMails[mail]({
    enquiryId,
    kind: found.kind,
    name,
    role,
    company: sender,
    location,
    jobTitle,
    publicOrigin,
    token: isLink ? await issueEnquiryLink(transaction, enquiryId) : '',
  });
  const isToAgency = mail === 'enquiry-arrived';
  return {
    to: isToAgency ? agency().email : found.email,
    // Replies go to the sender of the enquiry, not to ourselves.
    ...(isToAgency && { replyTo: found.email }),
    ...renderMail(content),
  };
}
