import { sql } from 'kysely';
import { href } from 'react-router';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-feed.ts';
import { INTERVIEW_KIND_NAMES, type InterviewKind } from '#domain/interview/interview.ts';
import { hashToken, isPathToken } from '#platform/token/token.server.ts';

const SUFFIX = '.ics';
/** Limit per kind: a calendar with more is unreadable. */
const MOST_ENTRIES = 500;

export async function findOwnCalendarLink({ asActor }: Pick<Database, 'asActor'>, { id }: Consultant) {
  const row = await asActor(id, (transaction) =>
    transaction.selectFrom('calendar_links').select('created_at').where('user_id', '=', id).executeTakeFirst(),
  );
  return row?.created_at ?? null;
}

/**
 * @param file last segment of the path
 *
 * @returns the account's id; null if it names no calendar
 */
export async function findCalendarOwner(
  { asSystem }: Pick<Database, 'asSystem'>,
  file: string,
): Promise<string | null> {
  const secret = file.slice(0, -SUFFIX.length);
  if (!file.endsWith(SUFFIX) || !isPathToken(secret)) return null;
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string | null }>`SELECT app.find_calendar_link(${hashToken(secret)}) AS id`.execute(transaction),
  );
  return rows[0]?.id ?? null;
}

type Booked = {
  /** Id of the event in the emails, so that a calendar with both shows one entry. */
  uid: string;
  sequence: number;
  applicationId: string;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  kind: InterviewKind;
  place: string | null;
  jobTitle: string;
  company: string;
  candidate: string;
};
type Closing = { id: string; changedAt: Date; closesAt: Date; title: string; company: string };

/** Entries from four weeks ago onwards. */
export function readCalendar(
  { asActor }: Pick<Database, 'asActor'>,
  ownerId: string,
  publicOrigin: string,
): Promise<CalendarEntry[]> {
  return asActor(ownerId, async (transaction) => {
    const interviews = await sql<Booked>`
      SELECT i.uid, i.sequence, i.application_id AS "applicationId", i.changed_at AS "changedAt", i.starts_at AS "startsAt",
             i.ends_at AS "endsAt", i.kind, i.place, a.job_title AS "jobTitle", a.job_company AS company,
             app.shown_name(a.id, a.status, a.full_name) AS candidate
      FROM interviews AS i JOIN applications AS a ON a.id = i.application_id
      WHERE i.interviewer_id = ${ownerId} AND i.state = 'booked' AND i.starts_at > now() - interval '28 days'
      ORDER BY i.starts_at, i.id LIMIT ${MOST_ENTRIES}`.execute(transaction);
    const jobs = await sql<Closing>`
      SELECT id, updated_at AS "changedAt", closes_at AS "closesAt", title, company FROM jobs
      WHERE user_id = ${ownerId} AND status = 'open' AND closes_at > now() - interval '28 days'
      ORDER BY closes_at, id LIMIT ${MOST_ENTRIES}`.execute(transaction);
    const host = new URL(publicOrigin).host;
    return [
      ...interviews.rows.map((each) => toInterview(each, publicOrigin)),
      ...jobs.rows.map((each) => toClosing(each, publicOrigin, host)),
    ];
  });
}

const toInterview = (each: Booked, publicOrigin: string): CalendarEntry => ({
  uid: each.uid,
  sequence: each.sequence,
  changedAt: each.changedAt,
  summary: `Interview: ${shortName(each.candidate)}`,
  description: `${each.jobTitle}, ${each.company}. ${INTERVIEW_KIND_NAMES[each.kind]}.`,
  location: each.place,
  url: publicOrigin + href('/employer/applications/:id', { id: each.applicationId }),
  when: { startsAt: each.startsAt, endsAt: each.endsAt },
});

const toClosing = (each: Closing, publicOrigin: string, host: string): CalendarEntry => ({
  uid: `job-${each.id}@${host}`,
  changedAt: each.changedAt,
  summary: `Closes: ${each.title}`,
  description: `${each.title}, ${each.company}`,
  location: null,
  url: publicOrigin + href('/jobs/:id', { id: each.id }),
  when: { on: each.closesAt },
});

/** 'Aisha B.'; leaves pseudonyms such as 'Candidate 3F2A' whole. */
function shortName(name: string): string {
  if (/^Candidate [0-9A-F]{4}$/.test(name)) return name;
  const [firstName = '', ...otherNames] = name.trim().split(/\s+/);
  const initial = Array.from(otherNames.at(-1) ?? '')[0];
  return initial ? `${firstName} ${initial}.` : firstName;
}
