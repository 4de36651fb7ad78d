/** The content of Today. */

import type { NewAnswer, ShownPlacement } from '#app/features/hirers/clients/schema.ts';
import type { UnreadReplies } from '#app/features/people/applications/schema.ts';
import type { ShownAssignment } from '#app/features/people/assignments/schema.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import type { Sender } from '#domain/application/sender.ts';
import type { EnquiryKind, EnquiryStatus, EnquirySubject } from '#domain/enquiry/enquiry.ts';

export type FailedMails = {
  /** Failures of the last seven days with no retry left. */
  givenUp: number;
  /** Failed at least once, and will be retried. */
  retried: number;
};

export type WaitingPerson = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  isEmailConfirmed: boolean;
  phone: string | null;
  location: string | null;
  /** Their own description, if any. */
  bio: string | null;
  since: Date;
};

export type NewEnquiry = {
  id: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  company: string | null;
  role: string | null;
  purpose: EnquirySubject | null;
  location: string | null;
  message: string | null;
  since: Date;
};

export type UnreadApplication = {
  id: string;
  fullName: string;
  sender: Sender;
  jobTitle: string;
  company: string;
  isOwn: boolean;
  hasCv: boolean;
  coverNote: string | null;
  since: Date;
};

export type UnconfirmedJob = { id: string; title: string; company: string; ownerName: string; leavesAt: Date };

export type OverdueReply = Omit<UnreadApplication, 'isOwn' | 'since'> & { dueAt: Date };

export type ClosingJob = { id: string; title: string; company: string; closesAt: Date };

export type WaitingBoard = { id: string; name: string; closing: number };

type Queue<Item> = { items: Item[]; isMore: boolean };
/** A row with its age, and the start of its text. */
type Waiting<Row, Text extends keyof Row> = Omit<Row, 'since' | Text> & { excerpt: string; waiting: string };
type Decided<Status> = { id: string; name: string; status: Status; at: string; by: string | null }[];

export type Today = {
  day: string;
  /** Null for colleagues who do not decide about accounts. */
  people: Queue<Waiting<WaitingPerson, 'bio'>> | null;
  enquiries: Queue<Waiting<NewEnquiry, 'message'>>;
  applications: Queue<Waiting<UnreadApplication, 'coverNote'>>;
  /** Decisions of today. */
  decided: {
    people: Decided<AccountStatus>;
    enquiries: Decided<EnquiryStatus>;
    applications: Decided<ApplicationStatus>;
  };
  overdue: Queue<Omit<OverdueReply, 'dueAt' | 'coverNote'> & { due: string; excerpt: string }>;
  unconfirmed: { jobs: (Omit<UnconfirmedJob, 'leavesAt'> & { leaves: string })[]; isMore: boolean };
  answers: Queue<Omit<NewAnswer, 'answeredAt' | 'comment'> & { excerpt: string; waiting: string }>;
  rebates: { placements: (ShownPlacement & { ends: string })[]; isMore: boolean };
  tasks: Queue<{
    id: string;
    title: string;
    personId: string;
    fullName: string;
    headline: string | null;
    due: string;
  }> & {
    done: { id: string; personId: string; title: string; at: string }[];
  };
  replies: Queue<Waiting<UnreadReplies, 'body'>>;
  notes: Queue<{
    noteId: string;
    personId: string;
    fullName: string;
    author: string;
    count: number;
    excerpt: string;
    waiting: string;
  }>;
  nearTwelve: { assignments: ShownAssignment[]; isMore: boolean };
  closing: { jobs: (Omit<ClosingJob, 'closesAt'> & { closes: string })[]; isMore: boolean };
  boards: WaitingBoard[];
  /** Null for colleagues who are not administrators. */
  mails: FailedMails | null;
};
