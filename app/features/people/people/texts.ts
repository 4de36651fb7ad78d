import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { type AddedTags, type CallTimeError, RECORD_LIMITS } from '#domain/person/record.ts';

export const PEOPLE_NOTICES = {
  'person-added': { title: 'Person added', text: 'All your colleagues can see this record.', tone: 'success' },
  'person-noted': { title: 'Saved', text: 'It’s in their activity.', tone: 'success' },
  'person-note-removed': { title: 'Removed', tone: 'success' },
  'person-note-read': { title: 'Marked as read', tone: 'success' },
  'person-tagged': { title: 'Tags saved', tone: 'success' },
  'person-task-added': { title: 'Task added', text: 'It will appear on Today when it’s due.', tone: 'success' },
  'person-task-done': { title: 'Task done', tone: 'success' },
  'person-task-reopened': { title: 'Task reopened', tone: 'success' },
  'person-changed': { title: 'Details saved', text: 'The changes are in their activity.', tone: 'success' },
  'person-unchanged': { title: 'Nothing was changed', tone: 'neutral' },
  'person-deleted': { title: 'Record erased', text: 'We’ve deleted everything in it.', tone: 'success' },
} as const satisfies FeatureNotices;

export const WRONG_COLLEAGUE = 'Choose a colleague with access to the desk';

export const CALL_TIME_ERRORS: Record<CallTimeError, string> = {
  not_a_time: 'Enter the date and time of the call',
  future: 'The call can’t be in the future',
  too_long_ago: 'Enter a date within the last year',
};

const TAG_ERRORS: Record<Extract<AddedTags, { ok: false }>['error'], string> = {
  empty: 'Enter a tag',
  too_long: `A tag must be ${RECORD_LIMITS.tag} characters or fewer`,
  too_many: `A person can have up to ${RECORD_LIMITS.tags} tags`,
};

export const RECORD_NOTICES = {
  note: 'person-noted',
  call: 'person-noted',
  tag: 'person-tagged',
  untag: 'person-tagged',
  task: 'person-task-added',
  done: 'person-task-done',
  reopen: 'person-task-reopened',
  read: 'person-note-read',
  remove: 'person-note-removed',
} as const satisfies Record<string, keyof typeof PEOPLE_NOTICES>;

type RecordRefusal =
  | { reason: 'private_tells_none' | 'too_many_told' }
  /** `field` is the one that chooses the colleague. */
  | { reason: 'no_such_colleague'; field: 'tell' | 'assignee' }
  | { reason: 'unclear_names'; names: readonly string[] }
  | { reason: 'bad_tags'; error: keyof typeof TAG_ERRORS };

export function recordErrors(refused: RecordRefusal): Record<string, string> {
  switch (refused.reason) {
    case 'private_tells_none':
      return { tell: 'Only you can read a private note. Share it, or choose no colleague' };
    case 'too_many_told':
      return { body: `A note can be for up to ${RECORD_LIMITS.told} colleagues` };
    case 'no_such_colleague':
      return { [refused.field]: WRONG_COLLEAGUE };
    case 'unclear_names':
      return { body: `Several colleagues are called ${atNames(refused.names)}. Enter the full name` };
    case 'bad_tags':
      return { tags: TAG_ERRORS[refused.error] };
  }
}

const atNames = (names: readonly string[]) => names.map((name) => `@${name}`).join(' and ');

const notDone = (title: string) => ({
  title,
  text: 'Nothing was changed. Try again in a moment.',
  tone: 'danger' as const,
});
export const NOT_SAVED = notDone('Failed to save');
export const NOT_ADDED = notDone('Failed to add the person');
export const NOT_DELETED = notDone('Failed to erase the record');

/** An address belongs to one person; a household may share a phone number. */
export const KNOWN_NOTICES = {
  email: {
    title: 'This email address is already on record',
    text: 'Nothing was added, and what you typed is still here.',
    tone: 'danger',
  },
  phone: {
    title: 'This phone number is already on record',
    text: 'Nothing was added, and what you typed is still here. Check whether it’s the same person.',
    tone: 'danger',
  },
} as const;
