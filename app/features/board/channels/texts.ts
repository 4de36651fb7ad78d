import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { Channel, ChannelChoice } from '#domain/channel/channel.ts';
import type { ChannelRefusal, ChannelRules } from '#domain/channel/channel-rules.ts';
import { formatShortDate } from '#domain/time/dates.ts';

export const CHOICE_NAMES: Record<ChannelChoice, string> = {
  agency: 'Agency jobs',
  employers: 'Employers’ jobs',
  all: 'All jobs',
};

export const REFUSAL_NAMES: Record<ChannelRefusal, string> = {
  left_out: 'Excluded on the desk',
  not_agency: 'Posted by an employer',
  not_employer: 'Posted by the agency',
  remote: 'Remote',
  temporary: 'Temporary',
  no_place: 'Location isn’t a single place',
  no_postcode: 'Location has no full postcode',
  no_pay: 'No pay figures',
  too_short: 'Advert is too short',
  too_old: 'Posted too long ago',
};

type Advert = {
  firstAt: Date;
  goneAt: Date | null;
  outcome: 'accepted' | 'refused' | null;
  reason: string | null;
  reportedAt: Date | null;
};

export function describeAdvert({ firstAt, goneAt, outcome, reason, reportedAt }: Advert): string {
  const uploadText = `Uploaded on ${formatShortDate(firstAt)}`;
  const reportText = reportedAt ? ` on ${formatShortDate(reportedAt)}` : '';
  const report = {
    accepted: `accepted${reportText}`,
    refused: `refused${reportText}: ${reason ?? 'no reason given in the report'}`,
    none: 'not reported yet',
  }[outcome ?? 'none'];
  return `${uploadText}, ${report}${goneAt ? `. Removal due since ${formatShortDate(goneAt)}` : ''}`;
}

/** A channel's requirements for a job, other than who must have posted it. */
export function describeRules(rules: ChannelRules): string {
  const requirements = [
    rules.needsPlace && 'a location with one town, outcode or postcode',
    rules.needsPostcode && 'a location with a full postcode',
    rules.needsPay && 'pay figures',
    !rules.takesRemote && 'work that is not remote',
    !rules.takesTemporary && 'permanent work',
    rules.shortest > 0 && `an advert of at least ${rules.shortest} characters`,
    rules.mostDays !== null && `posting within the last ${rules.mostDays} days`,
  ].filter((part) => part !== false);
  if (requirements.length === 0) return 'It accepts every open job.';
  return `It requires ${new Intl.ListFormat('en-GB').format(requirements)}.`;
}

const AGREEMENT = 'It charges agencies to list jobs. Give it the feed URL if you have an agreement.';
export const CHANNEL_NOTES: Partial<Record<Channel, string>> = {
  linkedin: `${AGREEMENT} It may also need your company ID and an email address for each job, which the feed doesn’t include.`,
  indeed: AGREEMENT,
  'find-a-job':
    'This Department for Work and Pensions service doesn’t collect feeds. Enter the SFTP account it gives you and we’ll upload for you, or save the two files below each day and upload them yourself. It shows an advert for 30 days, so we resend jobs that stay open longer under a new reference.',
};

export const CHANNELS_NOTICES = {
  'channel-saved': { title: 'Channel saved', text: 'The feed will update within seconds.', tone: 'success' },
  'google-saved': { title: 'Account saved', text: 'We’ll notify Google within a minute or two.', tone: 'success' },
  'google-removed': { title: 'Account removed', text: 'We’ll stop notifying Google.', tone: 'success' },
  'upload-saved': { title: 'Account saved', text: 'Check the server key if it’s shown below.', tone: 'success' },
  'server-not-met': {
    title: 'Failed to get the server key',
    text: 'See the problem below. We won’t upload anything until you confirm the key.',
    tone: 'danger',
  },
  'server-confirmed': { title: 'Server confirmed', text: 'We’ll upload adverts within a minute.', tone: 'success' },
  'upload-asked': { title: 'Upload requested', text: 'It will start within a minute.', tone: 'success' },
  'upload-removed': { title: 'Account removed', text: 'We won’t upload anything more.', tone: 'success' },
  'job-left-out': { title: 'Job excluded', text: 'We’ll remove it from the feed within seconds.', tone: 'success' },
  'job-put-back': {
    title: 'Job included',
    text: 'It will be back in the feed if it meets the channel’s rules.',
    tone: 'success',
  },
} as const satisfies FeatureNotices;

export const LEAVE_OUT_REFUSALS = {
  not_yours: 'Consultants can only exclude the agency’s own jobs. Ask an administrator.',
};

export const UPLOAD_REFUSALS = {
  no_account: 'No account yet. Save one first.',
  no_password: 'Enter the password.',
  key_changed: 'The server now has a different key. Check the one below.',
};
