/** Reads a submitted form of a new shortlist: the ticked candidates, their order, and the texts. */
import { z } from 'zod';
import { hiddenChoice, joinedLine, orNull, text } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import {
  LONGEST_ENTRY_NOTE,
  LONGEST_ENTRY_PLACE,
  LONGEST_HEADLINE,
  LONGEST_SHORTLIST_MESSAGE,
  MOST_ENTRIES,
  SHORTLIST_DAYS,
} from '#domain/client/shortlist.ts';
import { isUuid } from '#domain/uuid.ts';
import type { NewEntry, NewShortlist } from '../schema.ts';

const WORDS = {
  headline: joinedLine({
    name: 'Headline',
    most: LONGEST_HEADLINE,
    least: 1,
    missing: 'Enter a headline',
  }),
  place: joinedLine({ name: 'Location', most: LONGEST_ENTRY_PLACE }),
  note: text({ name: 'Summary', most: LONGEST_ENTRY_NOTE, isPlain: true }),
} as const;

const PREFIXES = ['application-', 'order-', 'headline-', 'place-', 'note-'] as const;
const isOurs = (name: string) =>
  PREFIXES.some((prefix) => name.startsWith(prefix) && isUuid(name.slice(prefix.length)));

export const shortlistForm: z.ZodType<NewShortlist> = z
  .object({
    job: z.uuid(BAD_FORM),
    contact: z.uuid('Choose a contact'),
    days: hiddenChoice(SHORTLIST_DAYS),
    message: text({ name: 'The message', most: LONGEST_SHORTLIST_MESSAGE, isPlain: true }).default(''),
  })
  .catchall(z.string(BAD_FORM))
  .transform(({ job, contact, days, message, ...rest }, context): NewShortlist => {
    const fields = rest as Record<string, string>;
    if (!Object.keys(fields).every(isOurs)) context.addIssue(BAD_FORM);
    const fail = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const ids = Object.keys(fields).flatMap((name) =>
      name.startsWith('application-') && fields[name] === 'yes' ? [name.slice('application-'.length)] : [],
    );
    if (ids.length === 0) fail('entries', 'Select at least one candidate');
    if (ids.length > MOST_ENTRIES) fail('entries', `Select up to ${MOST_ENTRIES} candidates`);
    const read = (name: keyof typeof WORDS, id: string): string => {
      const result = WORDS[name].safeParse(fields[`${name}-${id}`] ?? '');
      if (result.success) return result.data;
      fail(`${name}-${id}`, result.error.issues[0]?.message ?? '');
      return '';
    };
    const entries = ids.map((id, index): NewEntry & { rank: number } => ({
      applicationId: id,
      headline: read('headline', id),
      place: orNull(read('place', id)),
      note: orNull(read('note', id)),
      rank: readRank(fields[`order-${id}`], index),
    }));
    // Equal numbers keep the order of the page.
    const ordered = entries.toSorted((one, other) => one.rank - other.rank).map(({ rank: _, ...entry }) => entry);
    return { job, contact, days: Number(days), message: orNull(message), entries: ordered };
  });

/** Candidates without a number come last. */
const readRank = (typed: string | undefined, index: number): number =>
  typed && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 1000 + index;
