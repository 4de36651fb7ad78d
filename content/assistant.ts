/** What the assistant says of itself and of the agency (spec: marketing §2 "Chat assistant", §5 "Chat reply rules"). */
import type { Claim } from './claims.ts';

export const assistant = {
  name: '{agencyShort} assistant',
  status: 'Online',
  greeting: "I'm the assistant, and can help with job searches, recruitment services or company questions.",
  quickReplies: [
    "I'm looking for a job",
    'I need to hire talent',
    'Tell me about your services',
    'What industries do you work with?',
  ],
  /** Under the field, where a language model answers. */
  modelNote: 'A language model answers. What you write is sent to it: no names or numbers, please.',
  /** Under whatever a language model wrote. */
  automaticNote: 'Automatic answer, may be wrong',
} as const;

export const sectorClaim: Claim = {
  value: '50+',
  label: 'industry sectors',
  asOf: '2026-09-30',
  source:
    'Divisions of the Standard Industrial Classification in which an employer has asked us for people; other pages count broader sectors',
};
