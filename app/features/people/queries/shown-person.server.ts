/** One record in the words of its page. */
import { type Consultant, mayAdminister } from '#app/features/accounts/policy.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { describeSalary } from '#domain/pay/salary.ts';
import { formatCalendarDay, formatShortDate, formatTime } from '#domain/time/dates.ts';
import type { ShownFacts } from '../components/person-facts.tsx';
import type { ShownPersonStep } from '../components/person-timeline.tsx';
import type { OpenedPerson, Person } from './person.server.ts';

export function showPerson({ person, steps, cvs, alike }: OpenedPerson, reader: Consultant) {
  const { id, fullName, tags, bio, experience } = person;
  return {
    id,
    fullName,
    tags,
    bio,
    experience,
    alike,
    facts: { ...showFacts(person, reader), cvs: cvs.map(({ at, ...cv }) => ({ ...cv, at: formatShortDate(at) })) },
    steps: steps.map(
      (step): ShownPersonStep => ({ ...step, at: `${formatShortDate(step.at)}, ${formatTime(step.at)}` }),
    ),
  };
}

const toDay = (day: string | null) => day && formatCalendarDay(day);

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
    available: toDay(person.availableFrom),
    pay: payWish && payWishPeriod ? describeSalary({ min: payWish, max: null, period: payWishPeriod }) : null,
    checked: toDay(person.checkedOn),
    followUp: toDay(person.followUpOn),
    mayEmail: mayEmailSince && mayEmailWords ? { since: formatCalendarDay(mayEmailSince), words: mayEmailWords } : null,
    since: formatShortDate(person.createdAt),
    contact: formatShortDate(person.lastContactAt),
    accountHref:
      accountId && email && mayAdminister(reader) ? `/admin/accounts${writeSearch({ search: email })}` : null,
  };
}
