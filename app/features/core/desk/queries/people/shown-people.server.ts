import { describeMatch } from '#domain/person/match.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import type { PersonRow } from '../../schema/lists.ts';
import type { ShownPerson } from '../../schema/people.ts';

/**
 * @param words the words that the rows were searched by
 * @param today in London
 */
export const showPeople = (people: readonly PersonRow[], words: string, today: string): ShownPerson[] =>
  people.map(({ lastContactAt, availableFrom, licences, ...row }) => {
    const available = availableFrom ? formatCalendarDay(availableFrom) : '';
    const valid = licences.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today);
    const match = describeMatch({ ...row, words, availableFrom: available || null, licences: valid });
    return { ...row, contact: formatShortDate(lastContactAt), available, match };
  });
