/** The text of each notification: short, and safe to show to bystanders on a locked screen. */
import { href } from 'react-router';
import type { Role } from '#domain/account/account.ts';
import type { NotificationKind } from '#domain/device/notification-preferences.ts';
import { pushLine } from '#domain/job/advertised-by.ts';
import type { JobBasis } from '#domain/job/job.ts';
import { agency } from '#domain/site/site.ts';
import type { PushDelivery, PushMessage } from '#platform/push/push.ts';

export const NEWS = [
  'account-approved',
  'application-moved',
  'application-received',
  'interview-soon',
  'new-jobs',
  'test',
] as const;
export type News = (typeof NEWS)[number];

/** The preference that controls each kind of news. Null: the person has just requested it. */
export const KIND_OF_NEWS: Record<News, NotificationKind | null> = {
  'account-approved': 'general',
  'application-received': 'general',
  'application-moved': 'messages',
  'interview-soon': 'messages',
  'new-jobs': 'jobs',
  test: null,
};

type JobFacts = { id: string; title: string; company: string; location: string; basis: JobBasis };

export type NewsFacts =
  | { news: 'account-approved'; role: Role }
  | { news: 'application-moved' | 'application-received' | 'interview-soon'; applicationId: string; jobTitle: string }
  /** `count` new jobs, of which `job` is the newest. */
  | { news: 'new-jobs'; job: JobFacts; count: number }
  | { news: 'test' };

export type Notification = { message: PushMessage; delivery: PushDelivery };

const HOUR = 3600;
const DAY = 24 * HOUR;
const LONGEST = 120;

export function writeNotification(facts: NewsFacts): Notification {
  switch (facts.news) {
    case 'account-approved': {
      const path = facts.role === 'job_seeker' ? href('/candidate-login') : href('/employer-login');
      return write('Your account is approved', 'You can sign in now.', path, {
        topic: 'account',
        lifetimeSeconds: 7 * DAY,
        urgency: 'normal',
      });
    }
    case 'application-moved': {
      const { applicationId: id, jobTitle } = facts;
      return write(
        `Update on your application for ${jobTitle}`,
        'Sign in to read it.',
        href('/applications/:id', { id }),
        {
          topic: topicOf(id),
          lifetimeSeconds: 7 * DAY,
          urgency: 'high',
        },
      );
    }
    case 'application-received': {
      const { applicationId: id, jobTitle } = facts;
      const path = href('/employer/applications/:id', { id });
      return write(`New application for ${jobTitle}`, 'Sign in to read it.', path, {
        topic: topicOf(id),
        lifetimeSeconds: 7 * DAY,
        urgency: 'normal',
      });
    }
    case 'interview-soon': {
      const { applicationId: id, jobTitle } = facts;
      const body = 'The time and place are in the email we sent you.';
      return write(`Reminder: interview for ${jobTitle}`, body, href('/applications/:id', { id }), {
        topic: topicOf(id),
        lifetimeSeconds: DAY / 2,
        urgency: 'high',
      });
    }
    case 'new-jobs': {
      const { job, count } = facts;
      const line = (before = '') => pushLine(job, agency().name, { before, most: LONGEST });
      const delivery = { topic: 'jobs', lifetimeSeconds: DAY, urgency: 'low' } as const;
      if (count === 1) return write('A new job for you', line(), href('/jobs/:id', { id: job.id }), delivery);
      return write(`${count} new jobs for you`, line('The newest: '), href('/jobs'), delivery);
    }
    case 'test': {
      const body = `Notifications from ${agency().name} work on this device.`;
      return write('Test notification', body, href('/account/notifications'), {
        topic: 'test',
        lifetimeSeconds: HOUR,
        urgency: 'high',
      });
    }
  }
}

function write(title: string, body: string, path: string, delivery: PushDelivery): Notification {
  return { message: { title: cut(title), body: cut(body), path, tag: delivery.topic }, delivery };
}

/** A uuid has 32 characters without dashes, the limit of a topic. */
const topicOf = (id: string) => id.replaceAll('-', '');

const cut = (text: string) => {
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
};
