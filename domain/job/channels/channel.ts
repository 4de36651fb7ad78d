/** Job sites that fetch the agency's jobs as a file: their names, and the input of the file's writers. */
import type { PublicJob } from '../fields.ts';

export const CHANNELS = ['adzuna', 'jooble', 'careerjet', 'talent', 'linkedin', 'indeed', 'find-a-job'] as const;
export type Channel = (typeof CHANNELS)[number];

export const isChannel = (text: string | undefined): text is Channel => CHANNELS.some((name) => name === text);

/** Whose jobs a channel is given. */
export const CHANNEL_CHOICES = ['agency', 'employers', 'all'] as const;
export type ChannelChoice = (typeof CHANNEL_CHOICES)[number];

/** With the first place that its location names; null where it names none that is known. */
export type ChannelJob = PublicJob & { place: ChannelPlace | null };
type ChannelPlace = {
  name: string;
  county: string | null;
  postalCode: string | null;
  latitude: number;
  longitude: number;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
};

/** Facts for the writers besides the jobs. */
export type ChannelFeed = { agency: string; siteUrl: string; urlOf: (job: { id: string }) => string; now: Date };

/** A job that a channel was given and is not any more. */
export type GoneJob = { id: string; createdAt: Date; goneAt: Date };

export type ChannelWriter = {
  open: (feed: ChannelFeed) => string;
  job: (job: ChannelJob, feed: ChannelFeed) => string;
  close: string;
  /** Writes the file of ended jobs, for a channel that keeps adverts until it is told to remove them. */
  ended?: { open: string; job: (job: GoneJob) => string; close: string };
};

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
