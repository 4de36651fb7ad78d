/** Explains a suggestion in one sentence that is true of the advert and of the candidate's actions or profile. */
import { WORK_MODE_NAMES } from '../job/job.ts';

/** `hasApplied`: the candidate applied for the job, and may not have liked it. */
type LikedJob = { title: string; company: string; hasApplied: boolean };
type Way = { miles: number; fromPlace: string; toPlace: string };

export type Grounds =
  | ({ kind: 'liked_near' } & LikedJob & Way)
  | ({ kind: 'liked_home' } & LikedJob)
  | ({ kind: 'skill_near'; skills: readonly string[] } & Way)
  | { kind: 'skill_home'; skills: readonly string[] };

const MOST_SKILLS = 3;

export function writeReason(grounds: Grounds): string {
  const { kind } = grounds;
  if (kind === 'liked_near' || kind === 'liked_home') {
    const sentence = `You ${grounds.hasApplied ? 'applied for' : 'liked'} ${grounds.title} at ${grounds.company}`;
    return `${sentence}, and this is ${kind === 'liked_home' ? HOME : describeWay(grounds, 'it')}.`;
  }
  const reason = `Your profile lists ${listWords(grounds.skills.slice(0, MOST_SKILLS))}`;
  return `${reason}, and this is ${kind === 'skill_home' ? HOME : describeWay(grounds, grounds.fromPlace)}.`;
}

const HOME = WORK_MODE_NAMES.remote.toLowerCase();

/** Towns are points, so two jobs in one town count as equally near. */
function describeWay({ miles, fromPlace, toPlace }: Way, from: string): string {
  const whole = Math.round(miles);
  if (fromPlace === toPlace && whole < 1) return `in ${toPlace}${from === 'it' ? ', too' : ''}`;
  return `${whole < 1 ? 'less than a mile' : `${whole} ${whole === 1 ? 'mile' : 'miles'}`} from ${from}`;
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listWords = (words: readonly string[]): string => LIST.format(words);
