/**
 * Says which rows are about a person, and which columns the download contains (domain/data-request/own-data.ts). In each query `k`
 * identifies the row and is the sort key; the other columns are exported.
 */

import { sql } from 'kysely';
import type { OwnDataKey } from '#domain/data-request/own-data.ts';
import { ALL_JOB_FIELDS, JOB_FIELDS, type JobField, propertyOf } from '#domain/job/fields.ts';
import { CLIENT_SECTIONS } from './own-client-sections.server.ts';
import { by, type Owner, type Section } from './own-data-rows.server.ts';
import { selectOwnInterviews } from './own-interviews.server.ts';
import { INTRODUCTIONS } from './own-introductions.server.ts';
import { selectOwnLetters } from './own-letters.server.ts';
import { PERSON_SECTIONS } from './own-person-sections.server.ts';
import { WORK_SECTIONS } from './own-work-sections.server.ts';

/** Includes guest applications under the account's address. */
const isFrom = ({ id, email }: Owner) => sql`(a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email})`;

const OWN_NAMES: Partial<Record<JobField, string>> = {
  title: 'job',
  location: 'jobLocation',
  salary_min: 'salaryFrom',
  salary_max: 'salaryTo',
};

const JOB_COLUMNS = sql.join(
  ALL_JOB_FIELDS.map((name) => {
    const column = sql.ref(`j.${name}`);
    const value = JOB_FIELDS[name].kind === 'day' ? sql`${column}::text` : column;
    return sql`${value} AS ${sql.ref(OWN_NAMES[name] ?? propertyOf(name))}`;
  }),
);

const JOB = sql`j.title AS "job", j.company, j.location AS "jobLocation"`;

export const OWN_DATA_SECTIONS: Record<OwnDataKey, Section> = {
  account: {
    tables: ['profiles', 'credentials', 'unused_warnings'],
    rows: ({ id }) => sql`
      SELECT p.id::text AS k, p.id AS "account", p.full_name AS "name", p.email, c.pending_email AS "emailToConfirm",
             c.previous_email AS "emailBefore", c.email_confirmed_at AS "emailConfirmedAt", p.phone, p.location, p.bio, p.skills,
             p.experience, p.cv_url AS "cv", p.role, p.status, p.approved_at AS "decidedAt", p.created_at AS "createdAt",
             p.last_seen_on::text AS "lastUsedOn", c.announced_at AS "announcedAt", c.reminded_at AS "remindedAt",
             c.links_asked_for AS "linksAskedFor", c.link_asked_at AS "linkAskedAt", c.lock_notice_at AS "toldOfLockAt",
             c.session_lock_notice_at AS "toldOfSessionLockAt",
             w.asked_at AS "warnedOfDeletionAt", w.reminder_asked_at AS "remindedOfDeletionAt"
      FROM profiles AS p LEFT JOIN credentials AS c ON c.user_id = p.id LEFT JOIN unused_warnings AS w ON w.user_id = p.id
      WHERE p.id = ${id}`,
  },
  applications: {
    tables: ['applications'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`a.sent_at`, sql`a.id`)} AS k, a.id, a.job_title AS "job", a.job_company AS "company",
             a.job_location AS "jobLocation", a.full_name AS "name", a.email, a.phone, a.location, a.bio, a.skills, a.experience,
             a.cover_note AS "coverNote", a.answers, c.name AS "cv", a.status, a.message_subject AS "lastSubject", a.message AS "lastMessage",
             a.source AS "cameFrom", a.sent_at AS "sentAt", a.status_changed_at AS "statusChangedAt"
      FROM applications AS a LEFT JOIN cvs AS c ON c.id = a.cv_id WHERE a.candidate_id = ${id}`,
  },
  applicationSteps: {
    tables: ['application_events'],
    rows: (owner) => sql`
      SELECT ${by(sql`e.created_at`, sql`lpad(e.id::text, 20, '0')`)} AS k, a.id AS "application", a.job_title AS "job",
             e.status, e.message_subject AS "subject", e.message, e.created_at AS "at"
      FROM applications AS a JOIN application_events AS e ON e.application_id = a.id WHERE ${isFrom(owner)}`,
  },
  lettersAboutApplications: { tables: ['application_letters'], rows: selectOwnLetters },
  emailsAboutApplications: {
    tables: ['application_mails'],
    rows: (owner) => sql`
      SELECT ${by(sql`m.sent_at`, sql`m.id`)} AS k, a.id AS "application", a.job_title AS "job", m.subject, m.sent_at AS "sentAt",
             m.outcome, m.answer AS "serverAnswer", m.is_answered AS "isAnswered"
      FROM applications AS a JOIN application_mails AS m ON m.application_id = a.id WHERE ${isFrom(owner)}`,
  },
  guestApplications: {
    tables: [],
    rows: ({ email }) => sql`
      SELECT ${by(sql`a.sent_at`, sql`a.id`)} AS k, a.id, a.job_title AS "job", a.job_company AS "company",
             a.job_location AS "jobLocation", a.full_name AS "name", a.email, a.phone, a.cover_note AS "coverNote", a.answers, c.name AS "cv",
             a.status, a.message_subject AS "lastSubject", a.message AS "lastMessage", a.source AS "cameFrom",
             a.sent_at AS "sentAt", a.status_changed_at AS "statusChangedAt",
             ARRAY(SELECT l.expires_at FROM emailed_links AS l WHERE l.application_id = a.id ORDER BY l.expires_at) AS "linksUntil"
      FROM applications AS a LEFT JOIN cvs AS c ON c.id = a.cv_id WHERE a.email = ${email} AND a.candidate_id IS NULL`,
  },
  ...CLIENT_SECTIONS,
  interviews: { tables: ['interviews', 'interview_slots'], rows: selectOwnInterviews },
  introductions: INTRODUCTIONS,
  // An employer's notes belong to that employer (docs/decisions/0029).
  notesAboutYou: {
    tables: [],
    rows: (owner) => sql`
      SELECT ${by(sql`n.updated_at`, sql`n.id`)} AS k, a.id AS "application", a.job_title AS "job", n.body AS "note",
             n.updated_at AS "at"
      FROM applications AS a JOIN application_notes AS n ON n.application_id = a.id LEFT JOIN profiles AS p ON p.id = n.author_id
      WHERE ${isFrom(owner)} AND (n.author_id IS NULL OR app.is_staff_role(p.role))`,
  },
  ...PERSON_SECTIONS,
  ...WORK_SECTIONS,
  likedJobs: {
    tables: ['liked_jobs'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`l.created_at`, sql`l.id`)} AS k, ${JOB}, l.created_at AS "likedAt", l.applied, l.applied_at AS "appliedAt"
      FROM liked_jobs AS l JOIN jobs AS j ON j.id = l.job_id WHERE l.user_id = ${id}`,
  },
  swipedJobs: {
    tables: ['swiped_jobs'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`s.created_at`, sql`s.job_id`)} AS k, ${JOB}, s.action, s.created_at AS "at"
      FROM swiped_jobs AS s JOIN jobs AS j ON j.id = s.job_id WHERE s.user_id = ${id}`,
  },
  jobNews: {
    tables: ['job_news'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`n.found_at`, sql`n.job_id`)} AS k, ${JOB}, n.found_at AS "foundAt", n.told_at AS "toldAt"
      FROM job_news AS n JOIN jobs AS j ON j.id = n.job_id WHERE n.user_id = ${id}`,
  },
  jobAlerts: {
    tables: ['job_alerts'],
    rows: ({ id, email }) => sql`
      SELECT ${by(sql`a.asked_at`, sql`a.id`)} AS k, a.id, a.name, a.email, a.search, a.frequency, a.by_email AS "byEmail",
             a.by_push AS "byPush", a.state, a.end_reason AS "endReason", a.consent, a.asked_at AS "askedAt",
             a.confirmed_at AS "confirmedAt", a.ends_at AS "endsAt", a.ended_at AS "endedAt"
      FROM job_alerts AS a WHERE a.account_id = ${id} OR a.email = ${email} AND a.confirmed_at IS NOT NULL`,
  },
  jobsOfAlerts: {
    tables: ['job_alert_matches', 'job_alert_mails'],
    rows: ({ id, email }) => sql`
      SELECT ${by(sql`m.found_at`, sql`m.alert_id::text || m.job_id`)} AS k, m.alert_id AS "alert", ${JOB}, m.found_at AS "foundAt",
             e.ended_at AS "emailedAt", e.outcome
      FROM job_alerts AS a JOIN job_alert_matches AS m ON m.alert_id = a.id JOIN jobs AS j ON j.id = m.job_id
      LEFT JOIN job_alert_mails AS e ON e.id = m.mail_id
      WHERE a.account_id = ${id} OR a.email = ${email} AND a.confirmed_at IS NOT NULL`,
  },
  cvs: {
    tables: ['cvs'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`c.uploaded_at`, sql`c.id`)} AS k, c.id, c.name, c.size_bytes AS "bytes", c.uploaded_at AS "uploadedAt",
             p.cv_id IS NOT NULL AS "isCurrent"
      FROM cvs AS c LEFT JOIN profiles AS p ON p.cv_id = c.id WHERE c.user_id = ${id}`,
  },
  logo: {
    tables: ['employer_logos'],
    rows: ({ id }) => sql`
      SELECT l.id::text AS k, l.company, l.size_bytes AS "bytes", l.uploaded_at AS "uploadedAt"
      FROM employer_logos AS l WHERE l.user_id = ${id}`,
  },
  enquiries: {
    tables: ['enquiries', 'enquiry_files'],
    rows: ({ email }) => sql`
      SELECT ${by(sql`e.created_at`, sql`e.id`)} AS k, e.id, e.kind, e.name, e.email, e.phone, e.company, e.purpose, e.role,
             e.industry, e.location, e.pay, e.message, e.current_position AS "currentPosition", e.experience, e.skills,
             e.times, e.job_title AS "job", e.status, e.created_at AS "sentAt", e.confirmed_at AS "confirmedAt",
             e.status_changed_at AS "statusChangedAt",
             ARRAY(SELECT f.name FROM enquiry_files AS f WHERE f.enquiry_id = e.id ORDER BY f.kind) AS "files"
      FROM enquiries AS e WHERE e.email = ${email} AND e.confirmed_at IS NOT NULL`,
  },
  jobs: {
    tables: ['jobs', 'job_views', 'announced_jobs', 'advert_overrides', 'hirer_authorities', 'question_sets'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`j.created_at`, sql`j.id`)} AS k, j.id, ${JOB_COLUMNS}, j.status, j.closes_at AS "closesAt",
             j.created_at AS "createdAt", j.updated_at AS "updatedAt", n.announced_at AS "announcedAt",
             (SELECT coalesce(sum(v.views), 0)::integer FROM job_views AS v WHERE v.job_id = j.id) AS "views",
             ARRAY(SELECT o.words || ': ' || o.reason FROM advert_overrides AS o WHERE o.job_id = j.id
                   ORDER BY o.created_at, o.id) AS "reasonsForWords",
             (SELECT h.given_by FROM hirer_authorities AS h WHERE h.job_id = j.id) AS "allowedBy",
             (SELECT q.questions FROM question_sets AS q WHERE q.job_id = j.id AND q.ended_at IS NULL) AS "questions"
      FROM jobs AS j LEFT JOIN announced_jobs AS n ON n.job_id = j.id WHERE j.user_id = ${id}`,
  },
  decisions: {
    tables: [],
    rows: ({ id }) => sql`
      SELECT ${by(sql`e.created_at`, sql`lpad(e.id::text, 20, '0')`)} AS k, a.job_title AS "job", e.status, e.created_at AS "at"
      FROM application_events AS e JOIN applications AS a ON a.id = e.application_id
      WHERE e.actor_id = ${id} AND a.candidate_id IS DISTINCT FROM ${id}`,
  },
  notesByYou: {
    tables: ['application_notes'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`n.updated_at`, sql`n.application_id`)} AS k, a.job_title AS "job", n.body AS "note", n.updated_at AS "at"
      FROM application_notes AS n JOIN applications AS a ON a.id = n.application_id WHERE n.author_id = ${id}`,
  },
  wordsChanged: {
    tables: ['application_messages'],
    rows: ({ id }) => sql`
      SELECT m.status AS k, m.status, m.subject, m.body, m.updated_at AS "at" FROM application_messages AS m
      WHERE m.updated_by = ${id}`,
  },
  devices: {
    tables: ['push_subscriptions'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`d.created_at`, sql`d.id`)} AS k, d.endpoint AS "address", d.general, d.jobs, d.messages, d.marketing,
             d.created_at AS "since"
      FROM push_subscriptions AS d WHERE d.user_id = ${id}`,
  },
  sessions: {
    tables: ['sessions'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`s.created_at`, sql`encode(s.token_hash, 'hex')`)} AS k, s.kind, s.created_at AS "since",
             s.expires_at AS "until", s.seen_at AS "lastSeenAt"
      FROM sessions AS s WHERE s.user_id = ${id}`,
  },
  knownBrowsers: {
    tables: ['known_browsers'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`b.created_at`, sql`encode(b.token_hash, 'hex')`)} AS k, b.created_at AS "since", b.expires_at AS "until"
      FROM known_browsers AS b WHERE b.user_id = ${id}`,
  },
  links: {
    tables: ['emailed_links'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`l.created_at`, sql`encode(l.token_hash, 'hex')`)} AS k, l.purpose, l.email AS "newEmail",
             l.created_at AS "sentAt", l.expires_at AS "until", l.used_at AS "usedAt"
      FROM emailed_links AS l WHERE l.user_id = ${id}`,
  },
  passkeys: {
    tables: ['passkeys'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`y.created_at`, sql`y.id`)} AS k, y.name, y.transports, y.created_at AS "addedAt",
             y.last_used_at AS "lastUsedAt"
      FROM passkeys AS y WHERE y.user_id = ${id}`,
  },
  appCodes: {
    tables: ['app_codes'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`a.created_at`, sql`a.user_id::text`)} AS k, a.created_at AS "begunAt", a.confirmed_at AS "addedAt",
             a.last_used_at AS "lastUsedAt"
      FROM app_codes AS a WHERE a.user_id = ${id}`,
  },
  securityEvents: {
    tables: ['security_events'],
    rows: ({ id, email }) => sql`
      SELECT ${by(sql`s.created_at`, sql`lpad(s.id::text, 20, '0')`)} AS k, s.event_type AS "event", s.risk_level AS "risk",
             s.created_at AS "at", s.email, host(s.ip) AS "ip", s.user_agent AS "browser", s.details
      FROM security_events AS s WHERE s.user_id = ${id} OR s.email = app.login_identifier(${email})`,
  },
  auditTrail: {
    tables: ['audit_entries'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`a.created_at`, sql`lpad(a.id::text, 20, '0')`)} AS k, a.action, a.actor_id = ${id} AS "byYou",
             a.subject_type AS "about", CASE WHEN a.subject_id = ${id}::text THEN 'you' END AS "whom", a.created_at AS "at"
      FROM audit_entries AS a WHERE a.actor_id = ${id} OR a.subject_type = 'account' AND a.subject_id = ${id}::text`,
  },
  answeredRequests: {
    tables: ['answered_requests'],
    rows: ({ id }) => sql`
      SELECT ${by(sql`r.started_at`, sql`r.key`)} AS k, r.started_at AS "sentAt", r.answered_at AS "answeredAt", r.status
      FROM answered_requests AS r WHERE r.user_id = ${id}`,
  },
  dataRequests: {
    tables: ['data_requests'],
    rows: ({ id, email }) => sql`
      SELECT ${by(sql`r.created_at`, sql`r.id`)} AS k, r.number, r.kind, r.source, r.name, r.message, r.status, r.refusal,
             r.created_at AS "sentAt", r.due_on::text AS "dueOn", r.extended_at AS "extendedAt",
             r.extension_reason AS "extensionReason", r.status_changed_at AS "statusChangedAt"
      FROM data_requests AS r
      WHERE r.account_id = ${id} OR r.source <> 'account' AND r.email = ${email} AND r.confirmed_at IS NOT NULL`,
  },
  dataRequestNotes: {
    tables: ['data_request_notes'],
    rows: ({ email }) => sql`
      SELECT ${by(sql`n.created_at`, sql`lpad(n.id::text, 20, '0')`)} AS k, r.number AS "request", n.body AS "note",
             n.created_at AS "at"
      FROM data_requests AS r JOIN data_request_notes AS n ON n.request_id = r.id
      WHERE r.source <> 'account' AND r.email = ${email} AND r.confirmed_at IS NOT NULL`,
  },
  keptRecords: {
    tables: ['kept_records'],
    rows: ({ email }) => sql`
      SELECT ${by(sql`r.last_action_at`, sql`r.id`)} AS k, r.party, r.name, r.email, r.phone, r.company, r.location, r.experience,
             r.job_title AS "job", r.job_company AS "jobCompany", r.job_location AS "jobLocation", r.outcome,
             r.received_at AS "receivedAt", r.last_action_at AS "lastActionAt", r.keep_until AS "keepUntil"
      FROM kept_records AS r WHERE r.email = ${email}`,
  },
};
