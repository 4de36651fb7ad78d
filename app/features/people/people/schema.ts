import { dayFilter } from '#app/desk/list/day-filter.ts';
import { choiceFilter, type Filter, type SearchOf, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { readWholeNumber, readWords, type SearchParameters, writeSearch } from '#domain/address/search-parameters.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import type { EnquiryStatus } from '#domain/enquiry/enquiry.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';
import { wordsOfTitle } from '#domain/person/match.ts';
import {
  CONTACT_SPAN_NAMES,
  CONTACT_SPANS,
  type PersonSource,
  RIGHT_TO_WORK_NAMES,
  RIGHTS_TO_WORK,
  type RightToWork,
} from '#domain/person/person.ts';
import type { CallDirection, CallOutcome, RightToWorkMethod } from '#domain/person/record.ts';
import { isUuid } from '#domain/uuid.ts';

const PEOPLE_MILES = [5, 10, 25, 50, 100] as const;
export const USUAL_PEOPLE_MILES = 10;
const nameMiles = (miles: number) => `${miles} miles`;
const otherMiles = PEOPLE_MILES.filter((miles) => miles !== USUAL_PEOPLE_MILES);

const milesFilter: Filter<number | null> = {
  label: 'Within',
  all: nameMiles(USUAL_PEOPLE_MILES),
  choices: otherMiles.map((miles) => ({ value: String(miles), label: nameMiles(miles) })),
  read: (from, name) => {
    const miles = readWholeNumber(from, name, 100);
    return otherMiles.find((step) => step === miles) ?? null;
  },
};

function readJob(from: SearchParameters, name: string): string {
  const id = readWords(from, name);
  return isUuid(id) ? id : '';
}

export const PEOPLE_FILTERS = {
  search: wordsFilter('Name, work, CV, note or email'),
  where: wordsFilter('Near'),
  /** Null means USUAL_PEOPLE_MILES. */
  miles: milesFilter,
  tag: { label: 'Tag', read: (from: SearchParameters, name: string) => readWords(from, name).toLowerCase() },
  available: dayFilter('Available by', '2000-01-01'),
  right: choiceFilter('Right to work', 'Any', RIGHTS_TO_WORK, RIGHT_TO_WORK_NAMES),
  emails: choiceFilter('Emails about work', 'All people', ['yes'], { yes: 'Agreed to emails' }),
  contact: choiceFilter('Last contact', 'At any time', CONTACT_SPANS, CONTACT_SPAN_NAMES),
  /** Null sorts by last contact. */
  /** Id of the job that the search is for, or ''. */
  job: { label: 'Job', read: readJob },
  sort: choiceFilter('Order', 'Last contact', ['name'], { name: 'Name' }),
};
export type PeopleSearch = SearchOf<typeof PEOPLE_FILTERS>;

const readFilters = searchReader(PEOPLE_FILTERS);

/** The smallest larger radius; null after the largest. */
export const nextMiles = (miles: number): number | null => PEOPLE_MILES.find((each) => each > miles) ?? null;

/** Miles without a place are ignored. */
export function readPeopleSearch(from: SearchParameters): PeopleSearch {
  const search = readFilters(from);
  return { ...search, miles: search.where ? search.miles : null };
}

const JOB_MILES = 25;

type SearchedJob = { id: string; title: string; location: string; isRemote: boolean };

/** The people for a job: by the work that its title names, near its place. */
export const findPeopleHref = ({ id, title, location, isRemote }: SearchedJob): string =>
  '/admin/people' +
  writeSearch({
    search: wordsOfTitle(title),
    ...(isRemote ? {} : { where: location, miles: JOB_MILES }),
    job: id,
  });

export const isNarrowed = ({ sort: _sort, page: _page, miles: _miles, job: _job, ...search }: PeopleSearch): boolean =>
  Object.values(search).some(Boolean);

export type FactValues = Record<
  | 'headline'
  | 'available_from'
  | 'pay_wish'
  | 'pay_wish_period'
  | 'right_to_work'
  | 'right_to_work_method'
  | 'checked_on'
  | 'follow_up_on'
  | 'may_email'
  | 'may_email_since'
  | 'may_email_words',
  string
>;

export type ShownFacts = {
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
  skills: string[];
  available: string | null;
  pay: string | null;
  rightToWork: RightToWork;
  method: RightToWorkMethod | null;
  checked: string | null;
  followUp: string | null;
  mayEmail: { since: string; words: string } | null;
  isColleague: boolean;
  source: PersonSource;
  /** Set for a person who was added by hand. */
  origin: string | null;
  agreement: string | null;
  since: string;
  contact: string;
  /** Null unless the reader is an administrator. */
  accountHref: string | null;
  /** The page that erases a person without an account. Null unless the reader is an administrator. */
  deleteHref: string | null;
  cvs: { id: string; name: string; at: string }[];
};

export type NoteStep = {
  kind: 'note' | 'call' | 'change';
  noteId: string;
  body: string;
  isShared: boolean;
  isImported: boolean;
  author: string;
  isOwn: boolean;
  direction: CallDirection | null;
  outcome: CallOutcome | null;
  /** Names of the colleagues who get a notice. */
  recipients: string[];
  /** True if the note is for the reader, who has not marked it as read. */
  isUnread: boolean;
};

/** The result of an email. `answer` is the mail server's response; may be empty. */
export type Delivery = {
  outcome: 'accepted' | 'unknown' | 'refused' | 'bounced';
  answer: string;
  isAnswered: boolean;
};

export type PersonStep = { id: string; at: Date } & (
  | {
      kind: 'application';
      applicationId: string;
      job: string;
      company: string;
      status: ApplicationStatus;
      /** Staff made the application. */
      isPutForward: boolean;
      /** Null for a guest, and for an account that the reader may not see or that was deleted. */
      actor: string | null;
      subject: string | null;
      delivery: Delivery | null;
    }
  | { kind: 'enquiry'; enquiryId: string; role: string | null; status: EnquiryStatus; message: string | null }
  | {
      kind: 'interview';
      interviewId: string;
      way: InterviewKind;
      state: InterviewState;
      job: string;
      startsAt: Date | null;
    }
  /** `author` is null for a colleague whose account was deleted. */
  | {
      kind: 'letter';
      applicationId: string;
      job: string;
      isReply: boolean;
      isAutomatic: boolean;
      isUndelivered: boolean;
      isDoubtful: boolean;
      author: string | null;
      subject: string;
      body: string;
      delivery: Delivery | null;
    }
  /** Any other email about an application, such as a receipt or an offer of times. */
  | { kind: 'application_email'; applicationId: string; job: string; subject: string; delivery: Delivery }
  | { kind: 'email'; mail: 'confirm' | 'jobs' | 'reminder'; delivery: Delivery }
  | { kind: 'mailing'; subject: string; sender: string; delivery: Delivery }
  | NoteStep
);

type TextDate<Value> = Value extends Date ? string : Value;

type WithTextDates<Step> = Step extends unknown ? { [Key in keyof Step]: TextDate<Step[Key]> } : never;

export type ShownPersonStep = WithTextDates<PersonStep>;

export type KnownRecord = { id: string; fullName: string };
