import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { CheckOutcome, ConsentAnswer } from '#domain/introduction/introduction.ts';
import type { IntroductionState } from './schema.ts';

export const INTRODUCTION_NOTICES = {
  'introduction-opened': { title: 'Introduction started', text: 'Now go through the checklist.', tone: 'success' },
  'introduction-recorded': { title: 'Recorded', text: 'It’s in the audit trail under your name.', tone: 'success' },
  'introduction-asked': {
    title: 'Candidate asked',
    text: 'They can use the link in the email to agree, refuse or withdraw.',
    tone: 'success',
  },
  'introduction-made': {
    title: 'Introduction recorded',
    text: 'You can now send the details to the client.',
    tone: 'success',
  },
  'introduction-answered': { title: 'Answer received', tone: 'success' },
} as const satisfies FeatureNotices;

export const INTRODUCTION_STATE_NAMES: Record<IntroductionState, string> = {
  open: 'Incomplete',
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
  gaps: 'The checklist is incomplete, so don’t send the details to the client yet.',
  again: 'You’ve already recorded this introduction.',
  not_now:
    'This contradicts the candidate’s last answer. Once they’ve refused or withdrawn, only they can give consent: ask them again.',
  over: 'The application is closed, so you can’t introduce the candidate.',
  unnamed: 'Shortlist the application first. Its name is hidden until then.',
  failed: 'Something went wrong on our side. Nothing was recorded. Try again in a moment.',
} as const;

export const LINK_DONE = {
  given: 'Thank you. We may now send your details to this client.',
  refused: 'Thank you. We won’t send your details to this client.',
  withdrawn:
    'You’ve withdrawn your consent. If we’ve already sent your details, we’ll tell the client to stop using them.',
} as const;

export const ANSWER_REFUSALS = {
  not_asked: {
    title: 'Nothing was changed',
    text: 'This contradicts your last answer. If you’ve changed your mind, ring us and we’ll ask you again.',
  },
  too_many_attempts: { title: 'Nothing was changed', text: 'Too many attempts. Try again in 15 minutes.' },
  not_found: { title: 'Nothing was changed', text: 'This request no longer exists.' },
  failed: { title: 'Nothing was changed', text: 'Something went wrong on our side. Try again in a moment.' },
} as const;
