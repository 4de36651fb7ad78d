import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { countOf } from '#domain/text/counts.ts';

export const CLIENT_NOTICES = {
  'client-added': {
    title: 'Client added',
    text: 'Now add contacts and terms.',
    tone: 'success',
  },
  'client-saved': { title: 'Client saved', tone: 'success' },
  'contact-saved': { title: 'Contact saved', tone: 'success' },
  'contact-removed': {
    title: 'Contact deleted',
    text: 'Their shortlist links no longer work.',
    tone: 'success',
  },
  'terms-agreed': { title: 'Terms recorded', text: 'New placements will use this version.', tone: 'success' },
  'shortlist-sent': { title: 'Shortlist sent', text: 'We’ll email the client a private link.', tone: 'success' },
  'shortlist-resent': {
    title: 'New link sent',
    text: 'The links in earlier emails no longer work.',
    tone: 'success',
  },
  'shortlist-revoked': { title: 'Link withdrawn', text: 'The client can no longer open it.', tone: 'success' },
  'answer-seen': { title: 'Answer marked as read', tone: 'success' },
  'placement-recorded': { title: 'Placement recorded', tone: 'success' },
  'placement-corrected': { title: 'Placement corrected', text: 'The change is in its history.', tone: 'success' },
} as const satisfies FeatureNotices;

const TRY_AGAIN = 'Something went wrong on our side. Nothing was changed. Try again in a moment.';

export const CLIENT_REFUSALS = {
  name_taken: 'A client with this name already exists',
  no_account: 'No employer account has this email address',
  account_taken: 'This account belongs to another client',
  failed: TRY_AGAIN,
} as const;

export const SHORTLIST_REFUSALS = {
  not_found: 'This job was deleted, or you don’t have access to it.',
  no_client: 'This job has no client yet. Edit the job to choose one.',
  bad_contact: 'Choose a contact of this client with an email address',
  bad_candidate:
    'One of these candidates has withdrawn, been deleted or not been shortlisted yet. Reload the page and choose again.',
  no_contact: 'This contact was deleted or has no email address. Send a new shortlist to another contact.',
  failed: TRY_AGAIN,
} as const;

export const unnamedText = (count: number): string =>
  `${countOf(count, 'application')} ${count === 1 ? 'is' : 'are'} not shortlisted yet. Shortlist ${count === 1 ? 'it' : 'them'} first to send ${count === 1 ? 'it' : 'them'} to a client.`;

export const namesCandidateText = (words: string): string =>
  `Remove “${words}”: the candidate hasn’t agreed to be named yet`;

export const PLACEMENT_REFUSALS = {
  no_client: 'The job has no client. Edit the job to choose one first.',
  withdrawn: 'This application was withdrawn, so there is nothing to record.',
  placed_already: 'This application already has a placement. Nothing was changed.',
  fee_unknown: 'Enter the fee, or the yearly pay if the terms are a percentage',
  failed: TRY_AGAIN,
} as const;

export const ANSWER_SAVED = 'Thank you. We’ve got your answer. You can change it here until the link expires.';

export const ANSWER_REFUSALS = {
  no_entry: { title: 'Nothing was saved', text: 'This candidate is no longer on the shortlist.' },
  too_many_attempts: { title: 'Nothing was saved', text: 'Too many attempts. Try again in 15 minutes.' },
  failed: { title: 'Nothing was saved', text: 'Something went wrong on our side. Try again in a moment.' },
} as const;
