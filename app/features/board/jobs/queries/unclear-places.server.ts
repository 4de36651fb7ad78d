import { findUnclearPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import type { UnclearPlace } from '#app/features/board/gazetteer/schema.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { ManagedJob } from './managed-jobs.server.ts';
import type { SentJob } from './sent-job.server.ts';

type Services = Pick<SiteServices, 'database'>;

/** @param known the location of the published job, which was checked before */
export async function findUnclearPlacesOf(
  { database }: Services,
  { job, intent }: Pick<SentJob, 'job' | 'intent'>,
  known?: string,
): Promise<UnclearPlace[]> {
  if (!job || intent === 'draft' || intent === 'check' || job.location === known) return [];
  return findUnclearPlaces(database.asPublic, job.location);
}

/** Warns the poster of a job that a search by distance cannot find; null if it can, or the work is remote. */
export async function warnOfUnknownPlace(
  { database }: Services,
  { location, workMode }: Pick<ManagedJob, 'location' | 'workMode'>,
): Promise<string | null> {
  if (workMode === 'remote' || location === '') return null;
  const [unknown] = (await findUnclearPlaces(database.asPublic, location)).filter(({ kind }) => kind !== 'several');
  if (!unknown) return null;
  if (unknown.kind === 'area') return `${unknown.part} is an area. Add the town so people nearby can find the job.`;
  const [nearest] = unknown.options;
  return `We don’t recognise “${unknown.part}”, so searches near a town won’t find the job.${
    nearest ? ` Did you mean ${nearest}?` : ' Add the nearest town or a postcode.'
  }`;
}
