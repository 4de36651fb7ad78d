/** The shape of every status, so that each shape has one meaning on all pages. */
import type { StatusShape } from '#app/ui/content/status.tsx';
import type { AccountStatus } from '#domain/account/account.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import type { QualifyingWeeks } from '#domain/assignment/qualifying-weeks.ts';
import type { ClientState } from '#domain/client/client.ts';
import type { ClientAnswer, ShortlistState } from '#domain/client/shortlist.ts';
import type { DataRequestStatus } from '#domain/data-request/data-request.ts';
import type { EnquiryStatus } from '#domain/enquiry/enquiry.ts';
import type { InterviewState } from '#domain/interview/interview.ts';
import type { RightToWork } from '#domain/person/person.ts';

export const APPLICATION_SHAPES: Record<ApplicationStatus, StatusShape> = {
  sent: 'ring',
  viewed: 'half',
  shortlisted: 'disc',
  interview: 'disc',
  offered: 'tick',
  not_taken_forward: 'cross',
  withdrawn: 'cross',
};

export const JOB_SHAPES = { draft: 'ring', open: 'disc', closed: 'cross', expired: 'cross' } as const satisfies Record<
  string,
  StatusShape
>;

export const ACCOUNT_SHAPES: Record<AccountStatus, StatusShape> = {
  pending: 'ring',
  approved: 'tick',
  rejected: 'cross',
  suspended: 'half',
};

export const ENQUIRY_SHAPES: Record<EnquiryStatus, StatusShape> = { new: 'ring', in_hand: 'half', done: 'tick' };

export const DATA_REQUEST_SHAPES: Record<DataRequestStatus, StatusShape> = {
  open: 'ring',
  in_hand: 'half',
  done: 'tick',
  refused: 'cross',
};

export const RIGHT_TO_WORK_SHAPES: Record<RightToWork, StatusShape> = {
  not_asked: 'ring',
  shown: 'tick',
  not_allowed: 'cross',
};

export const INTRODUCTION_SHAPES = {
  open: 'ring',
  ready: 'disc',
  made: 'tick',
  stopped: 'cross',
} as const satisfies Record<string, StatusShape>;

export const INTERVIEW_SHAPES: Record<InterviewState, StatusShape> = {
  offered: 'ring',
  booked: 'disc',
  cancelled: 'cross',
  done: 'tick',
  no_show: 'cross',
};

export const CLIENT_SHAPES: Record<ClientState, StatusShape> = { prospect: 'ring', active: 'disc', past: 'cross' };

export const SHORTLIST_SHAPES: Record<ShortlistState, StatusShape> = {
  open: 'disc',
  expired: 'cross',
  revoked: 'cross',
  no_contact: 'cross',
};

export const CLIENT_ANSWER_SHAPES: Record<ClientAnswer, StatusShape> = { yes: 'tick', no: 'cross' };

export const CLOCK_SHAPES: Record<QualifyingWeeks['state'], StatusShape> = {
  not_started: 'ring',
  running: 'disc',
  paused: 'half',
  reset: 'cross',
};
