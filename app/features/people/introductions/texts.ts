import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { CheckOutcome, ConsentAnswer } from '#domain/introduction/introduction.ts';
import type { IntroductionState } from './schema.ts';

export const INTRODUCTION_NOTICES = {
  'introduction-opened': { title: 'Introduction begun', text: 'Now go through the checklist.', tone: 'success' },
  'introduction-recorded': { title: 'Written down', text: 'The ledger keeps it with your name.', tone: 'success' },
  'introduction-asked': {
    title: 'Candidate asked',
    text: 'The link in the email lets them agree, refuse or withdraw.',
    tone: 'success',
  },
  'introduction-made': {
    title: 'Introduction written down',
    text: 'The details may go to the client now.',
    tone: 'success',
  },
  'introduction-answered': { title: 'We have your answer', tone: 'success' },
} as const satisfies FeatureNotices;

export const INTRODUCTION_STATE_NAMES: Record<IntroductionState, string> = {
  open: 'Something is missing',
  ready: 'Ready',
  made: 'Introduced',
  stopped: 'Stopped',
};

export const CHECK_OUTCOME_NAMES: Record<CheckOutcome, string> = {
  met: 'Met',
  not_met: 'Not met',
  not_needed: 'Not needed for this position',
};

export const CONSENT_BUTTONS: Record<ConsentAnswer, string> = {
  given: 'I agree',
  refused: 'I do not agree',
  withdrawn: 'Withdraw my consent',
};

export const CONSENT_CHOICES: Record<ConsentAnswer, string> = {
  given: 'The candidate agreed',
  refused: 'The candidate refused',
  withdrawn: 'The candidate withdrew',
};

export const DESK_REFUSALS = {
  gaps: 'Something is still missing, so the details must not go to the client yet.',
  again: 'This introduction was made already.',
  not_now:
    'This does not fit what the candidate said last. Once they have refused or withdrawn, only their own answer gives consent: ask them again.',
  over: 'The application is over, so the candidate is introduced to no one.',
  unnamed: 'Shortlist the application first: until then it is read without a name.',
  failed: 'Something went wrong on our side. Nothing was written down. Try again in a moment.',
} as const;

export const LINK_DONE = {
  given: 'Thank you. We may now send your details to this client.',
  refused: 'We have your answer. Your details do not go to this client.',
  withdrawn:
    'Your consent is withdrawn. If your details have gone there already, we tell the client to stop using them.',
} as const;

export const ANSWER_REFUSALS = {
  not_asked: {
    title: 'Nothing was changed',
    text: 'This does not fit your last answer. If you have changed your mind, ring us: we ask you again.',
  },
  too_many_attempts: { title: 'Nothing was changed', text: 'Too many attempts. Try again in 15 minutes.' },
  not_found: { title: 'Nothing was changed', text: 'We no longer have this question.' },
  failed: { title: 'Nothing was changed', text: 'Something went wrong on our side. Try again in a moment.' },
} as const;
