import type { PublicJob } from '../job/fields.ts';

export const CHANNELS = ['adzuna', 'jooble', 'careerjet', 'talent', 'linkedin', 'indeed', 'find-a-job'] as const;
export type Channel = (typeof CHANNELS)[number];

export const isChannel = (text: string | undefined): text is Channel => CHANNELS.some((name) => name === text);

/** The kinds of owners whose jobs a channel gets. */
export const CHANNEL_CHOICES = ['agency', 'employers', 'all'] as const;
export type ChannelChoice = (typeof CHANNEL_CHOICES)[number];

/** `place` is the first known place of its location; null without one. */
export type ChannelJob = PublicJob & { place: ChannelPlace | null };
type ChannelPlace = {
  name: string;
  county: string | null;
  postalCode: string | null;
  latitude: number;
  longitude: number;
  countryCode: string;
};

export type ChannelFeed = { agency: string; siteUrl: string; urlOf: (job: { id: string }) => string; now: Date };

/** A job that the channel had and must now remove. */
export type GoneJob = { id: string; createdAt: Date; goneAt: Date };

export type ChannelWriter = {
  open: (feed: ChannelFeed) => string;
  job: (job: ChannelJob, feed: ChannelFeed) => string;
  close: string;
  /** Writes the file of ended jobs, for channels that keep adverts until asked to remove them. */
  ended?: { open: string; job: (job: GoneJob) => string; close: string };
};

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
