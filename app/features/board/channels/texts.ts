import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { Channel, ChannelChoice } from '#domain/channel/channel.ts';
import type { ChannelRefusal, ChannelRules } from '#domain/channel/channel-rules.ts';
import { formatShortDate } from '#domain/time/dates.ts';

export const CHOICE_NAMES: Record<ChannelChoice, string> = {
  agency: 'Jobs of the agency',
  employers: 'Jobs of employers',
  all: 'All jobs',
};

export const REFUSAL_NAMES: Record<ChannelRefusal, string> = {
  left_out: 'Left out by the desk',
  not_agency: 'Posted by an employer',
  not_employer: 'Posted by the agency',
  remote: 'Remote',
  temporary: 'Temporary',
  no_place: 'Location names no single place',
  no_postcode: 'Location has no full postcode',
  no_pay: 'No pay in figures',
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
    refused: `refused${reportText}: ${reason ?? 'the report does not say why'}`,
    none: 'not reported yet',
  }[outcome ?? 'none'];
  return `${uploadText}, ${report}${goneAt ? `. To be taken down since ${formatShortDate(goneAt)}` : ''}`;
}

/** A channel's requirements for a job, other than who must have posted it. */
export function describeRules(rules: ChannelRules): string {
  const requirements = [
    rules.needsPlace && 'a location that names one town, outcode or postcode',
    rules.needsPostcode && 'a location with a full postcode',
    rules.needsPay && 'pay in figures',
    !rules.takesRemote && 'work that is not remote',
    !rules.takesTemporary && 'permanent work',
    rules.shortest > 0 && `an advert of at least ${rules.shortest} characters`,
    rules.mostDays !== null && `posting within the last ${rules.mostDays} days`,
  ].filter((part) => part !== false);
  if (requirements.length === 0) return 'It takes every open job.';
  return `It asks for ${new Intl.ListFormat('en-GB').format(requirements)}.`;
}

const AGREEMENT = 'It lists no agency’s jobs for free: give it the address if you have an agreement.';
export const CHANNEL_NOTES: Partial<Record<Channel, string>> = {
  linkedin: `${AGREEMENT} It may ask for your company’s id and for an email address with each job, which the feed does not have.`,
  indeed: AGREEMENT,
  'find-a-job':
    'This service of the Department for Work and Pensions fetches nothing: with the SFTP account that it gives you, this site uploads to it, or you save the two files below each day and upload them by SFTP yourself. It shows an advert for 30 days, so a job that is open for longer is in the file again, under a new reference.',
};

export const CHANNELS_NOTICES = {
  'channel-saved': { title: 'Channel saved', text: 'Its feed follows within seconds.', tone: 'success' },
  'google-saved': { title: 'Account saved', text: 'Google is told within a minute or two.', tone: 'success' },
  'google-removed': { title: 'Account removed', text: 'Google is told nothing more.', tone: 'success' },
  'upload-saved': { title: 'Account saved', text: 'Compare the key of the server, if it is shown.', tone: 'success' },
  'server-not-met': {
    title: 'The server could not be asked for its key',
    text: 'The problem is below. Nothing is uploaded before its key is confirmed.',
    tone: 'danger',
  },
  'server-confirmed': { title: 'Server confirmed', text: 'Adverts are uploaded within a minute.', tone: 'success' },
  'upload-asked': { title: 'Upload asked for', text: 'It begins within a minute.', tone: 'success' },
  'upload-removed': { title: 'Account removed', text: 'Nothing more is uploaded.', tone: 'success' },
  'job-left-out': { title: 'Job left out', text: 'It leaves the feed within seconds.', tone: 'success' },
  'job-put-back': { title: 'Job put back', text: 'It is in the feed again if its rules allow.', tone: 'success' },
} as const satisfies FeatureNotices;

export const LEAVE_OUT_REFUSALS = {
  not_yours: 'Consultants leave out jobs of the agency alone. Ask an administrator.',
};

export const UPLOAD_REFUSALS = {
  no_account: 'There is no account yet. Save one first.',
  no_password: 'Enter the password.',
  key_changed: 'The server has shown another key since. Compare the one below.',
};
