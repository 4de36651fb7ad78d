import { href } from 'react-router';
import type { Reply } from '#app/web/form/reply.ts';
import { readWholeNumber, type SearchParameters } from '#domain/address/search-parameters.ts';
import type { ApplicationStatus, SentProfile } from '#domain/application/application.ts';
import type { ReplyClock, ReplyPromise } from '#domain/application/reply-promise.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD, type TypedAnswers } from '#domain/application/screening-answers.ts';
import type { Sender } from '#domain/application/sender.ts';
import type { Message } from '#domain/application/status-email.ts';
import type { FileRefusal } from '#domain/mail/reply-files.ts';

export const OWN_APPLICATIONS_PER_PAGE = 50;
const DEEPEST_PAGE = 10_000;

export const readOwnPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

export const ownApplicationsHref = (page = 1): string => href('/applications') + (page > 1 ? `?page=${page}` : '');

/** 'change' returns from the preview to the form. */
export const APPLY_INTENTS = ['preview', 'change', 'send'] as const;
type ApplyIntent = (typeof APPLY_INTENTS)[number];

export const APPLY_FIELDS = [
  ...(['intent', 'cover_note', 'with_cv', 'version', 'as_it_is'] as const),
  QUESTIONS_FIELD,
  ...ANSWER_FIELDS,
] as const;

export type ApplyPreview = { profile: SentProfile; version: string; withCv: boolean };

/** A candidate's own profile; `phone` may be missing. */
export type OwnProfile = Omit<SentProfile, 'phone' | 'coverNote' | 'answers'> & { phone: string | null };

/** Who looks at the apply page. */
export type ApplyPageViewer =
  | { kind: 'visitor' }
  /** The viewer posted the job. */
  | { kind: 'owner' }
  /** A candidate whose account is waiting for approval. */
  | { kind: 'waits' }
  | { kind: 'candidate'; profile: OwnProfile; isComplete: boolean }
  | { kind: 'applied'; application: { id: string; status: ApplicationStatus; sentOn: string } };

export type ApplyRefusal =
  | 'not_signed_in'
  | 'own_job'
  | 'profile_incomplete'
  | 'profile_changed'
  | 'closed'
  | 'failed'
  /** Offline, so there is no preview. */
  | 'offline';

export type ApplyReply = Reply<ApplyMore>;

/** `questions` are the job's current ones, if they differ from the answered ones. */
export type ApplyMore = { preview?: ApplyPreview; questions?: QuestionSet | null };

/** Keys of the notices for an application that the server has. */
export type ApplyOutcome = 'application-submitted' | 'agency-application-submitted' | 'already-applied';

export const APPLICATIONS_PER_PAGE = 50;

export type ReceivedSearch = { status: ApplicationStatus | null; page: number };

export type SentApplication = {
  intent: ApplyIntent;
  coverNote: string | null;
  withCv: boolean;
  /** The version of the previewed profile, empty before the preview; null allows sending any version. */
  version: string | null;
  answers: TypedAnswers;
};

export type StoredGuestLink = {
  applicationId: string | null;
  unconfirmedId: string | null;
  /** The address the link was sent to. */
  email: string;
  until: Date;
};

export type OpenApplication = { id: string; fullName: string; status: ApplicationStatus; message: Message };

/** `id` is null if the reader cannot open the file. */
export type LetterFile = { id: string | null; name: string };

/** `refusal` is null for replies from before files were stored. */
export type RefusedFile = { name: string; refusal: FileRefusal | null };

export type Letter = {
  id: string;
  /** The candidate wrote it. */
  isReply: boolean;
  /** The colleague who wrote it; null for the candidate, and for an account that was deleted. */
  author: string | null;
  subject: string;
  body: string;
  at: Date;
  isAutomatic: boolean;
  /** The message is a mail server's report that an email was not delivered. */
  isUndelivered: boolean;
  files: LetterFile[];
  refusedFiles: RefusedFile[];
};

export type DeskLetter = Letter & {
  isUnread: boolean;
  doubt: 'address' | 'references' | null;
  /** The address that a doubtful reply came from. */
  senderAddress: string | null;
};

export type UnreadReplies = {
  id: string;
  fullName: string;
  jobTitle: string;
  company: string;
  /** The newest reply and its text; null while the candidate is unnamed. */
  replyId: string;
  body: string | null;
  count: number;
  since: Date;
  isDoubtful: boolean;
};

export type ReceivedApplication = {
  id: string;
  /** Null if it was sent without an account. */
  candidateId: string | null;
  sender: Sender;
  /** The candidate's name, or its replacement for readers who may not see it. */
  fullName: string;
  /** The real name, for messages to the candidate; never for a page. */
  sentName: string;
  isUnnamed: boolean;
  status: ApplicationStatus;
  /** The decision has not been sent to the candidate yet. */
  isHeld: boolean;
  sentAt: Date;
  statusChangedAt: Date;
  /** Null if it was sent before replies were promised. */
  promise: ReplyPromise | null;
  /** `id` and `ownerId` are null if the job was deleted. `isAgency`: the agency decides (app.is_agency_job). */
  job: {
    id: string | null;
    ownerId: string | null;
    isAgency: boolean;
    title: string;
    company: string;
    location: string;
  };
};

export type ReceivedDetails = {
  profile: SentProfile;
  /** Oldest first. */
  history: HistoryStep[];
  note: OwnNote;
  /** Notes of other administrators, oldest first; for administrators only. */
  sharedNotes: SharedNote[];
  /** Messages between the desk and the candidate; for the desk only. */
  letters: DeskLetter[];
};

export type OwnNote = {
  body: string;
  isPrivate: boolean;
  mayShare: boolean;
};

export type SharedNote = { id: string; author: string; at: Date; body: string };

export type HistoryStep = {
  id: string;
  status: ApplicationStatus;
  /** The agency's own stage, if the status did not change. */
  stage: string | null;
  at: Date;
  by: 'you' | 'candidate' | 'employer' | 'agency' | 'unknown';
  message: { subject: string; body: string } | null;
};

/** The neighbours in the job's list; null at its ends. */
export type Neighbours = { newer: string | null; older: string | null };

/** A row with a formatted time. */
type Timed<Row> = Omit<Row, 'at'> & { at: string };

type ShownDetails = Omit<ReceivedDetails, 'sharedNotes' | 'letters' | 'history'> & {
  sharedNotes: Timed<SharedNote>[];
  letters: Timed<DeskLetter>[];
  history: Timed<HistoryStep>[];
};

export type ShownApplication = {
  application: Pick<ReceivedApplication, 'id' | 'fullName' | 'isUnnamed' | 'status' | 'sender'> & {
    job: Omit<ReceivedApplication['job'], 'ownerId'>;
    /** The reader's own job. */
    isOwn: boolean;
    clock: ReplyClock | null;
    sentOn: string;
    changedOn: string;
  };
  /** Null while only a summary may be read. */
  details: ShownDetails | null;
  neighbours: Neighbours;
};
