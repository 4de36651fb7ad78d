import type { XmlElement } from '#domain/text/records/xml-element.ts';
import { type FieldName, fieldValues, plainName } from './named-values.ts';

const JOB =
  /^(?:(?:job|vacancy|position|career|recruitment)(?:posting|listing|advert|ad|offer|opening|details?|item|record|position|notice)?|vacature|stellenangebot)$/;
/** Names of elements that are jobs if they contain the parts of one. Elements inside a job never are. */
const MAY_BE_JOB =
  /^(?:posting|listing|advert|advertisement|ad|offer|opening|opportunity|requisition|role|item|entry|record|row)$/;
const ABOUT_JOBS = /job|vacanc|career|recruit|position|opening|hiring/;
const LINK_TO_JOB =
  /\/(?:jobs?|vacanc(?:y|ies)|careers?|positions?|openings?)(?:\/|\?|$)|[?&](?:job|vacancy)(?:_?id)?=|post_type=job/i;

const isNamedAsJob = (name: string): boolean => JOB.test(plainName(name)) || MAY_BE_JOB.test(plainName(name));

/** True if the element has a title, a description, and something that only jobs have. */
export function looksLikeJob(element: XmlElement, path: readonly string[]): boolean {
  const fields = fieldValues(element);
  const count = (names: readonly FieldName[]) => names.filter((name) => fields.has(name)).length;
  const isJob = JOB.test(plainName(element.name));
  if (isJob && (fields.has('title') || count(['reference', 'company', 'type', 'location', 'salary', 'closes_at']) > 1))
    return true;
  if (!fields.has('title') || !fields.has('description')) return false;
  if (path.some((name) => ABOUT_JOBS.test(plainName(name)))) return true;
  if ([...(fields.get('link') ?? []), ...(fields.get('guid') ?? [])].some(({ value }) => LINK_TO_JOB.test(value)))
    return true;
  const places = count(['location', 'city', 'region', 'postcode']) > 0 ? 1 : 0;
  return (
    places +
      count(['company', 'salary', 'salary_min', 'type', 'basis', 'requirements', 'work_mode', 'hours_per_week']) >
    1
  );
}

/** @param path from the root to the element @returns the jobs that the element is or contains, with their paths */
export function findJobs(
  element: XmlElement,
  path: readonly string[],
): { path: readonly string[]; jobs: readonly XmlElement[] } | null {
  // Elements inside a possible job are judged together with it, when it ends.
  if (path.slice(1, -1).some(isNamedAsJob)) return null;
  return searchJobs(element, [...path]);
}

function searchJobs(element: XmlElement, path: readonly string[]): ReturnType<typeof findJobs> {
  if (looksLikeJob(element, path)) return { path, jobs: [element] };
  if (!isNamedAsJob(element.name)) return null;
  for (const child of element.children) {
    const nested = searchJobs(child, [...path, child.name]);
    if (nested) return { ...nested, jobs: element.children.filter(({ name }) => name === child.name) };
  }
  return null;
}
