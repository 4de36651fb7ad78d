/** A database with rows in every table that a backup holds: the demo, plus rows for the tables that it leaves empty. */
import { randomUUID } from 'node:crypto';
import { seedDesk } from '#db/seed/desk/seed-desk.server.ts';
import { seedCandidates } from '#db/seed/seed-candidates.server.ts';
import { seedEnquiries } from '#db/seed/seed-enquiries.server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';
import { castMember } from './session.ts';
import { handlersWith, startTestTasks } from './task-queue.ts';

/** Rows for tables that the demo leaves empty. Add one for a new table; the backup test names tables that are missing. */
const ROWS: Record<string, string> = {
  advert_overrides: `(job_id, rule, words, reason, user_id, user_name)
    SELECT id, 'age', E'over\\t18', 'They sell alcohol', :morag, 'Morag Sinclair' FROM jobs LIMIT 1`,
  announced_jobs: '(job_id) SELECT id FROM jobs LIMIT 3',
  answered_requests: `(user_id, key, request_hash, answered_at, status, headers, body)
    VALUES (:aisha, 'key-1', sha256('request'), now(), 200, '{"content-type": "text/plain"}', '\\x00ff5c0a0d09')`,
  application_messages: `(status, subject, body, updated_by)
    VALUES ('shortlisted', 'You are on the list', E'Line one\\nLine two\\tand a tab, a \\\\ and \\\\N \\u00a3', :morag)`,
  application_notes: `(application_id, author_id, body) SELECT a.id, j.user_id, 'Ring back' FROM applications AS a JOIN jobs AS j ON j.id = job_id`,
  held_decisions: `(application_id, batch, status, subject, body, decided_by, leaves_at)
    SELECT id, gen_random_uuid(), 'interview', 'An interview', E'Hello\\n\\nCome', :morag, now() FROM applications WHERE status = 'sent' LIMIT 1`,
  application_threads: `(application_id) SELECT id FROM applications LIMIT 2`,
  audit_entries: `(actor_id, actor_name, action, subject_type, subject_id, subject_label)
    VALUES (:morag, 'Morag Sinclair', 'account_approved', 'account', :aisha, 'Aisha Bello')`,
  backups: `(taken_at, folder, bytes, rows, files, missing_files, manifest_sha256) VALUES (now(), 'one of last week', 1, 2, 3, 0, sha256('old'))`,
  bootstrap_tokens: `(token_hash, expires_at) VALUES (sha256('token'), now() + interval '1 day')`,
  consent_receipts: `(analytics, functional, marketing, policy) VALUES (true, false, false, '2026-11-01')`,
  api_keys: `(id, name, beginning, token_hash, scopes, account_id, created_by, expires_at, requests_a_minute)
    VALUES (gen_random_uuid(), 'Website', 'agk_abcdef', sha256('key'), '{jobs:write}', :morag, :morag, now() + interval '90 days', 120)`,
  app_codes: `(user_id, sealed_secret, confirmed_at) VALUES (:morag, decode(repeat('0f', 48), 'hex'), now())`,
  content_editors: `(item_id, tab, editor) SELECT id, gen_random_uuid(), 'Morag Sinclair' FROM content_items LIMIT 1`,
  content_redirects: `(collection, slug, item_id) SELECT collection, 'an-earlier-address', id FROM content_items LIMIT 1`,
  csp_reports: `(day, page, directive, blocked) VALUES ('2026-11-20', '/jobs', 'script-src', 'inline')`,
  data_requests: `(kind, source, name, email, message, due_on, confirmed_at)
    VALUES ('copy', 'form', 'Wren Halloran', 'wren@mail.example', 'What do you hold?', '2026-12-21', now())`,
  data_request_notes: `(request_id, author_id, body) SELECT id, :morag, 'Sent by post' FROM data_requests`,
  erased_interviews: `(uid, sequence, interviewer_id, starts_at, ends_at)
    VALUES (gen_random_uuid(), 2, :morag, '2026-12-01T10:00Z', '2026-12-01T10:30Z')`,
  emailed_links: `(token_hash, purpose, user_id, enquiry_id, request_id, application_id, interview_id, shortlist_id, email, expires_at)
    SELECT sha256('link'), 'reset_password', :aisha::uuid, NULL::uuid, NULL::uuid, NULL::uuid, NULL::uuid, NULL::uuid, NULL::citext, now() + interval '1 hour'
    UNION ALL SELECT sha256('enquiry'), 'enquiry', NULL, id, NULL, NULL, NULL, NULL, NULL, 'infinity' FROM (SELECT id FROM enquiries LIMIT 1) AS e
    UNION ALL SELECT sha256('data'), 'data_request', NULL, NULL, id, NULL, NULL, NULL, NULL, 'infinity' FROM data_requests
    UNION ALL SELECT sha256(id::text::bytea), 'application', NULL, NULL, NULL, id, NULL, NULL, email, now() + interval '90 days'
    FROM applications WHERE candidate_id IS NULL
    UNION ALL SELECT sha256(id::text::bytea), 'interview', NULL, NULL, NULL, NULL, id, NULL, NULL, now() + interval '9 days' FROM interviews
    UNION ALL SELECT sha256('shortlist'), 'shortlist', NULL, NULL, NULL, NULL, NULL, id, NULL, 'infinity' FROM shortlists`,
  erasures: `(kind, subject_id) VALUES ('account', gen_random_uuid())`,
  ip_attempts: `(ip, endpoint, attempts, started_at) VALUES ('2001:db8::1', 'login', 3, now())`,
  job_alerts: `(email, search, keys, frequency, consent) VALUES ('wren@mail.example', '?search=forklift', '{forklift}', 'daily', 'Email me')`,
  job_alert_mails: `(alert_id, kind, token_hash) SELECT id, 'confirm', sha256('alert') FROM job_alerts`,
  job_alert_matches: '(alert_id, job_id) SELECT a.id, j.id FROM job_alerts AS a, (SELECT id FROM jobs LIMIT 2) AS j',
  job_news: '(user_id, job_id) SELECT :aisha::uuid, id FROM jobs LIMIT 2',
  job_channels: `(channel, is_on, jobs, on_since) VALUES ('adzuna', true, 'all', now())`,
  jobs_left_out: `(job_id, channel) SELECT id, 'jooble' FROM jobs LIMIT 2`,
  google_account: `(email, sealed_key, per_day) VALUES ('jobs@harbour.iam.gserviceaccount.com', decode(repeat('0f', 200), 'hex'), 200)`,
  google_told_jobs: `(job_id, told, version, told_at) SELECT id, 'updated', updated_at, now() FROM jobs LIMIT 2`,
  find_a_job_account: `(host, port, username, folder_in, folder_out, prefix, sealed_secret)
    VALUES ('sftp.harbour.test', 22, 'harbour', 'Inbound', 'Outbound', 'harbour', decode(repeat('0f', 60), 'hex'))`,
  find_a_job_adverts: `(reference, job_id, outcome, reason, reported_at) SELECT id::text, id, 'refused', 'Too long', now() FROM jobs LIMIT 2`,
  find_a_job_reports: `(name, changed_at, bytes, kind, accepted, refused, unclear, not_ours, beginning)
    VALUES ('report.txt', now(), 100, 'upload', 3, 1, 0, 0, E'Accepted\t3')`,
  channel_reads: `(channel, day, reads, last_at) VALUES ('adzuna', '2026-11-20', 3, now())`,
  job_views: `(job_id, day, views) SELECT id, '2026-11-20', 7 FROM jobs`,
  kept_records: `(account_id, party, name, email, outcome, received_at, last_action_at) VALUES (gen_random_uuid(), 'work_seeker', 'Ida Marsh', 'ida@mail.example', 'interview', now(), now())`,
  login_failures: `VALUES ('unknown@mail.example', 'email', 2, now(), NULL)`,
  loose_files: `VALUES ('enquiries/gone/cv.pdf', now() + interval '1 day')`,
  measured_events: `(day, event, page, count) VALUES ('2026-11-20', 'page_view', '/jobs', 9007199254740993)`,
  measured_vitals: `(day, metric, page, bucket, count) VALUES ('2026-11-20', 'LCP', '/jobs', 7, 12)`,
  passkeys: `(id, user_id, public_key, counter, transports, name) VALUES ('key-of-morag', :morag, '\\x0102', 5, '{usb,"n,f c"}', 'A key')`,
  known_browsers: `(token_hash, user_id, expires_at) VALUES (sha256('browser'), :aisha, now() + interval '90 days')`,
  person_mentions: '(note_id, colleague_id) SELECT id, :morag FROM person_notes',
  people_lists: `(owner_id, owner_name, name, search) VALUES (:morag, 'Morag Sinclair', E'Nights\\tand days', '?tag=nights')`,
  people_imports: `(owner_id, file_name, origin, agreement, header, rows, columns)
    VALUES (:morag, 'people.csv', 'A job fair', 'By telephone', '["Name"]', '[{"line": 2, "cells": ["Ida"]}]', '["full_name"]')`,
  job_sources: `(id, name, kind, owner_id, mapping) VALUES ('01900000-0000-7000-8000-000000000001', 'Their ATS', 'csv', :morag, '{"columns": {"Job": "title"}}')`,
  job_imports: `(id, source_id, owner_id, file_name, header, mapping, lines)
    VALUES ('01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000001', :morag, 'jobs.csv', '["Job"]', '{}', 1)`,
  job_import_rows: `(import_id, line, cells) VALUES ('01900000-0000-7000-8000-000000000002', 2, '["Driver\\tnights"]')`,
  job_origins: `(job_id, source_id, reference, content_hash, job_version)
    SELECT id, '01900000-0000-7000-8000-000000000001', 'A\tB', sha256('job'), 1 FROM jobs LIMIT 1`,
  mailings: `(id, subject, body, sent_by, sent_by_name, left_out)
    VALUES (gen_random_uuid(), 'Work in January', E'Hello {{first_name}},\\n\\tnew shifts', :morag, 'Morag Sinclair', 2)`,
  mailing_mails: `(mailing_id, person_id, token_hash) SELECT g.id, p.id, sha256('mailing') FROM mailings AS g, (SELECT id FROM people LIMIT 1) AS p`,
  application_mails: `(id, application_id, subject, outcome, answer)
    SELECT gen_random_uuid(), id, 'Your application', 'accepted', '250 OK' FROM applications LIMIT 1`,
  person_addresses: `(email, person_id) SELECT 'other-address@mail.example', id FROM people LIMIT 1`,
  person_cv_words: `(person_id, cv_id, words) SELECT p.id, c.id, to_tsvector('simple', 'lamp''s lighter') FROM people AS p, cvs AS c
    WHERE p.id NOT IN (SELECT person_id FROM person_cv_words) LIMIT 1`,
  person_licences: `(person_id, kind_id, number, expires_on, recorded_at, source, recorded_by)
    SELECT p.id, k.id, E'A\\t1', '2027-03-01', now(), 'desk', :morag FROM licence_kinds AS k, (SELECT id FROM people LIMIT 1) AS p LIMIT 2`,
  licence_files: `(licence_id, name, extension, size_bytes, sha256) SELECT id, 'licence.jpg', 'jpg', 7, sha256('licence') FROM person_licences`,
  person_merges: `(kept_id, gone_id, gone, before, after, moved)
    SELECT id, gen_random_uuid(), '{"full_name": "Ida\\tMarsh"}', '{}', '{}', '{"addresses": []}' FROM people LIMIT 1`,
  person_pairs: `(one_id, other_id, reasons) SELECT min(id::text)::uuid, max(id::text)::uuid, '{phone,place}' FROM people`,
  key_information: `(person_id, version, engagement, contents, pdf, author_id, author_name, given_at, given_how)
    SELECT id, 1, 'paye', '{"worker": "Zo\u00eb"}', '\\x255044460a00ff5c', :morag, 'Morag Sinclair', now(), 'hand' FROM people LIMIT 1`,
  pictures: `(sha256, kind, width, height, alt, added_by)
    VALUES (sha256('picture'), 'jpeg', 800, 600, E'A quay\\tat low tide', 'Morag Sinclair')`,
  picture_files: `(picture_id, width, format, size_bytes, sha256) SELECT id, 800, 'avif', 7, sha256('picture') FROM pictures`,
  place_renewals: `(renewed) VALUES ('jobs')`,
  place_changes: `(item_id, patterns) SELECT id, '{%leeds%}' FROM content_items LIMIT 1`,
  push_subscriptions: `(user_id, endpoint, p256dh, auth) VALUES (:aisha, 'https://push.example/1', repeat('a', 87), repeat('b', 22))`,
  reply_promises: `(application_id, job_id, owner_id, is_agency, due_at) SELECT id, id, :morag, true, now() FROM jobs LIMIT 1`,
  security_events: `(event_type, user_id, email, ip, details) VALUES ('failed_login', :aisha, 'aisha@mail.example', '10.0.0.1', '{"a": [1.50, "\\u00e9"]}')`,
  security_event_rates: 'VALUES (now(), 3)',
  sessions: `(token_hash, user_id, kind, expires_at) VALUES (sha256('session'), :aisha, 'full', now() + interval '1 day')`,
  spent_challenges: `VALUES (repeat('0f', 32), now() + interval '1 hour')`,
  unconfirmed_applications: `(job_id, full_name, email, phone, cover_note)
    SELECT id, 'Ida Marsh', 'ida@mail.example', '0113 496 0000', E'Two\\nlines' FROM jobs LIMIT 1`,
  uncompared_people: '(person_id) SELECT id FROM people ON CONFLICT DO NOTHING',
  unmatched_jobs: '(job_id) SELECT id FROM jobs LIMIT 2',
  webhooks: `(address, events, sealed_secret) VALUES ('https://hooks.harbour.test/in', '{job.posted}', decode(repeat('0f', 60), 'hex'))`,
  webhook_events: `(type, subject_id, data) VALUES ('job.posted', gen_random_uuid(), '{"id": "one"}')`,
  webhook_deliveries:
    '(webhook_id, event_id) SELECT w.id, e.id FROM webhooks AS w, webhook_events AS e ON CONFLICT DO NOTHING',
  unused_warnings: '(user_id, asked_at) VALUES (:aisha, now())',
};

/** Adds two mail tasks (one due tomorrow, one active), one failed task and one task of pg-boss itself. */
export async function createFullDatabase(): Promise<TestDatabase> {
  const db = await createTestDatabase({ seeded: true, published: true });
  const now = new Date();
  await db.database.asSystem(async (transaction) => {
    for (const seed of [seedCandidates, seedEnquiries, seedDesk]) await seed(transaction, now);
  });
  await asSuperuser(db, ...Object.entries(ROWS).map(([table, rows]) => `INSERT INTO ${table} ${withPeople(rows)}`));
  const { tasks, stop } = await startTestTasks(db, { handlers: handlersWith(async () => undefined) });
  for (const afterSeconds of [86_400, 86_401]) {
    const payload = { mail: 'account-approved', accountId: randomUUID() } as const;
    await db.database.asSystem((transaction) => tasks.send(transaction, 'send-mail', payload, { afterSeconds }));
  }
  await stop();
  await asSuperuser(
    db,
    `UPDATE tasks.job SET state = 'active' WHERE id = (SELECT max(id::text)::uuid FROM tasks.job WHERE name = 'send-mail')`,
    `INSERT INTO tasks.job (name, data) VALUES ('given-up', '{"mail": "account-approved"}'), ('__pgboss__send-it', '{"name": "remove-loose-files"}')`,
  );
  return db;
}

function withPeople(rows: string): string {
  return rows.replaceAll(/(?<!:):(morag|aisha)/g, (_, name: string) => {
    return `'${castMember(name === 'morag' ? 'Morag' : 'Aisha').id}'`;
  });
}
