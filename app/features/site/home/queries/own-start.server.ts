import { href } from 'react-router';
import { findSuggestions } from '#app/features/board/suggestions/queries.server.ts';
import { drawDeck } from '#app/features/board/swipe/queries.server.ts';
import type { Candidate, Poster } from '#app/features/core/accounts/policy.ts';
import { listOwnApplications } from '#app/features/people/applications/queries/own-applications.server.ts';
import { listOwnReceived } from '#app/features/people/applications/queries/received-applications.server.ts';
import { findProfile } from '#app/features/people/profile/queries/profile.server.ts';
import type { RequestContext, SiteServices } from '#app/web/request-context.server.ts';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { profileCompleteness } from '#domain/profile/profile.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { OwnStart, StartRow } from '../schema.ts';

const SHOWN = 3;

type Services = Pick<RequestContext, 'database' | 'content'>;

/** @returns null for visitors, staff, and accounts waiting for approval */
export async function findOwnStart(
  services: SiteServices & Services,
  candidate: Candidate | null,
  poster: Poster | null,
): Promise<OwnStart | null> {
  if (candidate?.role === 'job_seeker') return findStartOfCandidate(services, candidate);
  if (poster?.role === 'employer') return findStartOfEmployer(services, poster);
  return null;
}

async function findStartOfCandidate(services: Services, candidate: Candidate): Promise<OwnStart> {
  const { database } = services;
  const [{ applications, total }, profile, found] = await Promise.all([
    listOwnApplications(database, candidate, 1),
    findProfile({ database }, candidate),
    findNewJobs(services, candidate),
  ]);
  const { done, of } = profileCompleteness({ ...profile, hasCv: profile.cv !== null });
  return {
    kind: 'candidate',
    total,
    applications: applications.slice(0, SHOWN).map(({ id, job, status, changedAt }) => ({
      href: href('/applications/:id', { id }),
      title: job.title,
      text: `${job.company}. ${APPLICATION_STATUS_NAMES[status]}, ${formatShortDate(changedAt)}`,
    })),
    ...found,
    profile: { done, of },
  };
}

async function findNewJobs(services: Services, candidate: Candidate) {
  const suggestions = await findSuggestions(services.database, candidate, SHOWN);
  const areSuggested = suggestions.isOn && suggestions.jobs.length > 0;
  const jobs = areSuggested ? suggestions.jobs : (await drawDeck(services, candidate, EMPTY_QUESTION)).cards;
  const rows = jobs.slice(0, SHOWN).map(
    (job): StartRow => ({
      href: href('/jobs/:id', { id: job.id }),
      title: job.title,
      text: `${job.company}. ${job.salary}`,
      ...('reason' in job && { reason: job.reason }),
    }),
  );
  return { areSuggested, jobs: rows };
}

async function findStartOfEmployer(services: SiteServices, poster: Poster): Promise<OwnStart> {
  const { applications } = await listOwnReceived(services, poster, { status: 'sent', page: 1 });
  return {
    kind: 'employer',
    applications: applications.slice(0, SHOWN).map(({ id, fullName, jobTitle, sentAt }) => ({
      href: href('/employer/applications/:id', { id }),
      title: fullName,
      text: `${jobTitle}, ${formatShortDate(sentAt)}`,
    })),
  };
}
