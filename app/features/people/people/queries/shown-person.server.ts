import { href } from 'react-router';
import { type Consultant, mayAdminister } from '#app/features/core/accounts/policy.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { describeSalary, formatPay } from '#domain/pay/salary.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatCalendarDay, formatShortDate, formatTime } from '#domain/time/dates.ts';
import { londonTime } from '#domain/time/london-moment.ts';
import type { FactValues, PersonStep, ShownFacts, ShownPersonStep } from '../schema.ts';
import type { OpenedPerson, Person } from './person.server.ts';

export function showPerson(opened: OpenedPerson, reader: Consultant, now: Date) {
  const { person, steps, hasOlderSteps, tasks, cvs, alike } = opened;
  const { id, fullName, tags, bio, experience, written } = person;
  const today = londonDay(now);
  return {
    id,
    fullName,
    tags,
    bio,
    experience,
    alike,
    written,
    today,
    time: londonTime(now),
    tasks: tasks.map(({ dueOn, doneAt, ...task }) => ({
      ...task,
      due: formatCalendarDay(dueOn),
      isLate: !doneAt && dueOn < today,
      isDone: doneAt !== null,
    })),
    facts: { ...showFacts(person, reader), cvs: cvs.map(({ at, ...cv }) => ({ ...cv, at: formatShortDate(at) })) },
    steps: steps.map(showStep),
    hasOlderSteps,
  };
}

const atTime = (moment: Date) => `${formatShortDate(moment)}, ${formatTime(moment)}`;

function showStep(step: PersonStep): ShownPersonStep {
  const at = atTime(step.at);
  return step.kind === 'interview'
    ? { ...step, at, startsAt: step.startsAt && atTime(step.startsAt) }
    : { ...step, at };
}

/** The recorded details by field name. @param today as YYYY-MM-DD, the default date of a new consent */
export const showFactValues = (person: Person, today: string): FactValues => ({
  headline: person.headline ?? '',
  available_from: person.availableFrom ?? '',
  pay_wish: person.payWish === null ? '' : formatPay(person.payWish).replace('£', ''),
  pay_wish_period: person.payWishPeriod ?? '',
  right_to_work: person.rightToWork,
  right_to_work_method: person.method ?? '',
  checked_on: person.checkedOn ?? '',
  follow_up_on: person.followUpOn ?? '',
  may_email: person.mayEmailSince ? 'yes' : '',
  may_email_since: person.mayEmailSince ?? today,
  may_email_words: person.mayEmailWords ?? '',
});

const formatDay = (day: string | null) => day && formatCalendarDay(day);

function showFacts(person: Person, reader: Consultant): Omit<ShownFacts, 'cvs'> {
  const { email, phone, location, headline, skills, rightToWork, source, payWish, payWishPeriod, accountId } = person;
  const { mayEmailSince, mayEmailWords } = person;
  return {
    email,
    phone,
    location,
    headline,
    skills,
    rightToWork,
    source,
    isColleague: person.isColleague,
    origin: person.origin,
    agreement: person.agreement,
    method: person.method,
    available: formatDay(person.availableFrom),
    pay: payWish && payWishPeriod ? describeSalary({ min: payWish, max: payWish, period: payWishPeriod }) : null,
    checked: formatDay(person.checkedOn),
    followUp: formatDay(person.followUpOn),
    mayEmail: mayEmailSince && mayEmailWords ? { since: formatCalendarDay(mayEmailSince), words: mayEmailWords } : null,
    since: formatShortDate(person.createdAt),
    contact: formatShortDate(person.lastContactAt),
    deleteHref: !accountId && mayAdminister(reader) ? href('/admin/people/:id/delete', { id: person.id }) : null,
    accountHref:
      accountId && email && mayAdminister(reader) ? `/admin/accounts${writeSearch({ search: email })}` : null,
  };
}
