import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const STAFF_NOTICES = {
  'staff-invited': {
    title: 'Invitation sent',
    text: 'The link in the email works once, within 7 days.',
    tone: 'success',
  },
  'invitation-resent': {
    title: 'Invitation sent again',
    text: 'The earlier link no longer works.',
    tone: 'success',
  },
  'invitation-withdrawn': { title: 'Invitation withdrawn', text: 'Its link no longer works.', tone: 'success' },
  'staff-joined': { title: 'Welcome', text: 'Your account is ready.', tone: 'success' },
  'staff-suspended': { title: 'Suspended', text: 'We’ve signed them out everywhere.', tone: 'success' },
  'staff-reinstated': { title: 'Reinstated', text: 'They can sign in again.', tone: 'success' },
  'staff-role-changed': { title: 'Role changed', text: 'It applies from the next page they open.', tone: 'success' },
  'staff-signed-out': { title: 'Signed out everywhere', text: 'They can sign in again.', tone: 'success' },
  'staff-removed': {
    title: 'Removed',
    text: 'Their work has been handed over. The audit trail lists every job.',
    tone: 'success',
  },
  'jobs-reassigned': { title: 'Jobs reassigned', text: 'The audit trail lists each of them.', tone: 'success' },
} as const satisfies FeatureNotices;

export const CHANGE_REFUSALS = {
  yourself: { status: 422, title: 'You can’t do this to your own account. Ask another administrator.' },
  owner: { status: 409, title: 'You can’t change an owner’s account.' },
  owners_only: { status: 403, title: 'Only an owner can make a colleague an owner.' },
  last_owner: { status: 409, title: 'You are the only owner. Make a colleague an owner first.' },
  suspended: { status: 409, title: 'This person is suspended. Reinstate them first.' },
  unchanged: { status: 409, title: 'Nothing to change. A colleague may have done it already.' },
  no_heir: { status: 409, title: 'This colleague can no longer take over work. Choose another.' },
} as const;

export const INVITE_FAILED = 'Failed to send the invitation';
