/** The agency's records about a person: those of the account, and those without an account that have its email address. */
import { sql } from 'kysely';
import type { OwnDataKey } from '#domain/data-request/own-data.ts';
import { by, type Owner, type Section } from './own-data-rows.server.ts';

const isAbout = ({ id, email }: Owner) => sql`(p.account_id = ${id} OR p.account_id IS NULL AND p.email = ${email})`;

export const PERSON_SECTIONS = {
  recordOfYou: {
    tables: ['people'],
    rows: (owner) => sql`
      SELECT ${by(sql`p.created_at`, sql`p.id`)} AS k, p.full_name AS "name", p.email, p.phone, p.location, p.skills, p.headline, p.tags,
             p.available_from::text AS "availableFrom", p.pay_wish AS "payWish", p.pay_wish_period AS "payWishPer",
             p.right_to_work AS "rightToWork", p.right_to_work_checked_on::text AS "rightToWorkCheckedOn",
             p.right_to_work_method AS "rightToWorkMethod", p.right_to_work_follow_up_on::text AS "rightToWorkFollowUpOn", p.may_email_since::text AS "mayEmailSince",
             p.may_email_words AS "mayEmailWords", p.bounced_email AS "addressThatTakesNoEmails", p.source, p.origin AS "knownFrom", p.agreement AS "agreedHow", p.created_at AS "since", p.last_contact_at AS "lastContactAt",
             p.latitude, p.longitude
      FROM people AS p WHERE ${isAbout(owner)}`,
  },
  notesOnRecord: {
    tables: ['person_notes'],
    rows: (owner) => sql`
      SELECT ${by(sql`n.created_at`, sql`n.id`)} AS k, n.kind, n.body AS "note", n.is_imported AS "imported", n.direction, n.outcome, n.called_at AS "calledAt", n.created_at AS "at"
      FROM people AS p JOIN person_notes AS n ON n.person_id = p.id WHERE ${isAbout(owner)}`,
  },
  cvWordsOnRecord: {
    tables: ['person_cv_words'],
    rows: (owner) => sql`
      SELECT p.id::text AS k, coalesce(c.name, f.name) AS "cv", coalesce(tsvector_to_array(w.words), '{}') AS "words"
      FROM people AS p JOIN person_cv_words AS w ON w.person_id = p.id LEFT JOIN cvs AS c ON c.id = w.cv_id
      LEFT JOIN enquiry_files AS f ON f.id = w.enquiry_file_id WHERE ${isAbout(owner)}`,
  },
  tasksOnRecord: {
    tables: ['person_tasks'],
    rows: (owner) => sql`
      SELECT ${by(sql`t.created_at`, sql`t.id`)} AS k, t.title AS "task", t.due_on::text AS "dueOn", t.created_at AS "at",
             t.done_at AS "doneAt"
      FROM people AS p JOIN person_tasks AS t ON t.person_id = p.id WHERE ${isAbout(owner)}`,
  },
  licencesOnRecord: {
    tables: ['person_licences', 'licence_files'],
    rows: (owner) => sql`
      SELECT ${by(sql`l.created_at`, sql`l.id`)} AS k, t.name AS "kind", l.number, l.issuer, l.issued_on::text AS "issuedOn", l.expires_on::text AS "expiresOn",
             l.source, l.recorded_at AS "recordedAt", l.requested_at AS "requestedAt", l.reminders_sent AS "remindersSent", l.removed_at AS "removedAt",
             f.name AS "file", f.uploaded_at AS "fileUploadedAt"
      FROM people AS p JOIN person_licences AS l ON l.person_id = p.id JOIN licence_kinds AS t ON t.id = l.kind_id
      LEFT JOIN licence_files AS f ON f.licence_id = l.id WHERE ${isAbout(owner)}`,
  },
  emailsAboutWork: {
    tables: ['mailings', 'mailing_mails'],
    rows: (owner) => sql`
      SELECT ${by(sql`m.created_at`, sql`m.id`)} AS k, g.subject, g.body AS "text", m.created_at AS "writtenAt", m.ended_at AS "endedAt", m.outcome
      FROM people AS p JOIN mailing_mails AS m ON m.person_id = p.id JOIN mailings AS g ON g.id = m.mailing_id WHERE ${isAbout(owner)}`,
  },
} as const satisfies Partial<Record<OwnDataKey, Section>>;
