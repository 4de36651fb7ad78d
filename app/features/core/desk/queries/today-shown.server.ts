import { type Admin, type Consultant, mayAdminister } from '#app/features/core/accounts/policy.ts';
import { showPlacement } from '#app/features/hirers/clients/queries/shown-client.server.ts';
import { showAssignment } from '#app/features/people/assignments/queries/shown-assignment.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { excerpt } from '#domain/text/text.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatCalendarDay, formatLongDate, formatTime, formatWeekday } from '#domain/time/dates.ts';
import { waitingFor } from '#domain/time/waiting.ts';
import type { Today } from '../schema/today.ts';
import { countFailedMails } from './failed-mails.server.ts';
import { CLOSING_LISTED, LISTED, readToday } from './today.server.ts';

const EXCERPT_LENGTH = 220;

export async function showToday(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  consultant: Consultant,
): Promise<Today> {
  const [day, mails] = await Promise.all([
    readToday(database, consultant, now),
    mayAdminister(consultant) ? countFailedMails(database, consultant as Admin) : null,
  ]);
  const { people, enquiries, applications, closing, overdue, unconfirmed, answers, rebates, decisions } = day;
  const { tasks, done, notes, replies, nearTwelve } = day;
  const today = londonDay(now);
  const shorten = (text: string | null) => (text === null ? '' : excerpt(text, EXCERPT_LENGTH));
  const queue = <Row extends { since: Date }, Shown>(rows: readonly Row[], show: (row: Row) => Shown) => ({
    items: rows.slice(0, LISTED).map((row) => ({ ...show(row), waiting: waitingFor(row.since, now) })),
    isMore: rows.length > LISTED,
  });
  const trace = <Status>(rows: readonly { id: string; name: string; status: Status; at: Date; by: string | null }[]) =>
    rows.map(({ at, ...row }) => ({ ...row, at: formatTime(at) }));
  return {
    day: formatLongDate(now),
    people: people && queue(people, ({ since: _, bio, ...person }) => ({ ...person, excerpt: shorten(bio) })),
    enquiries: queue(enquiries, ({ since: _, message, ...enquiry }) => ({ ...enquiry, excerpt: shorten(message) })),
    applications: queue(applications, ({ since: _, coverNote, ...sent }) => ({ ...sent, excerpt: shorten(coverNote) })),
    decided: {
      people: trace(decisions.people),
      enquiries: trace(decisions.enquiries),
      applications: trace(decisions.applications),
    },
    overdue: {
      items: overdue.slice(0, LISTED).map(({ dueAt, coverNote, ...application }) => ({
        ...application,
        due: formatWeekday(dueAt),
        excerpt: shorten(coverNote),
      })),
      isMore: overdue.length > LISTED,
    },
    unconfirmed: {
      jobs: unconfirmed.jobs.map(({ leavesAt, ...job }) => ({ ...job, leaves: formatWeekday(leavesAt) })),
      isMore: unconfirmed.isMore,
    },
    answers: queue(
      answers.map(({ answeredAt, ...answer }) => ({ ...answer, since: answeredAt })),
      ({ since: _, comment, ...answer }) => ({ ...answer, excerpt: shorten(comment) }),
    ),
    rebates: {
      placements: rebates.slice(0, CLOSING_LISTED).map((row) => ({
        ...showPlacement(row),
        ends: formatWeekday(new Date(`${row.rebateEndsOn}T12:00:00Z`)),
      })),
      isMore: rebates.length > CLOSING_LISTED,
    },
    tasks: {
      items: tasks.slice(0, LISTED).map(({ dueOn, ...task }) => ({
        ...task,
        due: dueOn === today ? 'Due today' : `Overdue since ${formatCalendarDay(dueOn)}`,
      })),
      isMore: tasks.length > LISTED,
      done: done.map(({ at, ...task }) => ({ ...task, at: formatTime(at) })),
    },
    replies: queue(replies, ({ since: _, body, ...reply }) => ({ ...reply, excerpt: shorten(body) })),
    notes: queue(notes, ({ since: _, body, ...unread }) => ({ ...unread, excerpt: shorten(body) })),
    nearTwelve: {
      assignments: nearTwelve.slice(0, LISTED).map((row) => showAssignment(row, today)),
      isMore: nearTwelve.length > LISTED,
    },
    closing: {
      jobs: closing.jobs.map(({ closesAt, ...job }) => ({ ...job, closes: formatWeekday(closesAt) })),
      isMore: closing.isMore,
    },
    boards: day.boards,
    mails,
  };
}
