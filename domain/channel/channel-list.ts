/** Lists the channels with their rules and writers. docs/decisions/0099 and 0103 name the source of each format. */
import { writeAdzuna } from './adzuna.ts';
import { writeCareerjet } from './careerjet.ts';
import type { Channel, ChannelWriter } from './channel.ts';
import type { ChannelRules } from './channel-rules.ts';
import { writeFindAJob } from './find-a-job.ts';
import { writeIndeed } from './indeed.ts';
import { writeJooble } from './jooble.ts';
import { writeLinkedIn } from './linkedin.ts';
import { writeTalent } from './talent.ts';

const ALL_JOBS: ChannelRules = {
  needsPlace: false,
  needsPostcode: false,
  needsPay: false,
  takesRemote: true,
  takesTemporary: true,
  shortest: 0,
  mostDays: null,
};

export const CHANNEL_LIST: Record<Channel, { name: string; rules: ChannelRules; writer: ChannelWriter }> = {
  adzuna: { name: 'Adzuna', rules: { ...ALL_JOBS, shortest: 100 }, writer: writeAdzuna },
  jooble: { name: 'Jooble', rules: ALL_JOBS, writer: writeJooble },
  careerjet: { name: 'Careerjet', rules: ALL_JOBS, writer: writeCareerjet },
  talent: { name: 'Talent.com', rules: { ...ALL_JOBS, needsPlace: true, shortest: 50 }, writer: writeTalent },
  linkedin: { name: 'LinkedIn', rules: { ...ALL_JOBS, needsPlace: true, shortest: 100 }, writer: writeLinkedIn },
  indeed: { name: 'Indeed', rules: { ...ALL_JOBS, needsPlace: true }, writer: writeIndeed },
  'find-a-job': { name: 'Find a job', rules: { ...ALL_JOBS, needsPostcode: true }, writer: writeFindAJob },
};
