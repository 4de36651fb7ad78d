/** What the pages about our services are made of. */
import type { Sector } from '#domain/job/sector.ts';
import type { Claim } from '../claims.ts';
import type { CheckedFacts } from './service-guide.ts';

export type Reason = { title: string; text: string };

export type LineOfWork = {
  sector: Sector;
  name: string;
  text: string;
  roles: string;
  /** Qualifications, tickets and checks that employers ask for. */
  asked: string;
  /** Slug of the industry with a page of its own, where there is one. */
  industry?: string;
};

export type CollarPage = CheckedFacts & {
  lead: string;
  /** On the button that asks us for people. */
  findTalent: string;
  linesTitle: string;
  lines: readonly LineOfWork[];
  reasonsTitle: string;
  reasons: readonly Reason[];
  claimsTitle: string;
  claims: readonly Claim[];
  jobsTitle: string;
  noJobs: string;
  jobsFailed: string;
  start: { title: string; text: string };
};
