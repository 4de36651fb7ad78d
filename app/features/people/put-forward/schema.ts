import { personField } from '#domain/person/selected-people.ts';

export type ChosenPerson = {
  id: string;
  fullName: string;
  /** True with an email address and a phone number. */
  hasContact: boolean;
};

export type OpenJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  /** The agency's client, where it differs from the company. */
  client: string | null;
  /** The people in question who have applied or were put forward. */
  applied: { id: string; fullName: string }[];
};

export type PutForwardPage = {
  people: ChosenPerson[];
  /** Null unless the address names one of the agency's open jobs. */
  job: OpenJob | null;
  jobs: OpenJob[];
  /** Clients that match the words and have no open job. */
  clients: { id: string; name: string }[];
};

/** The reader's latest applications for others, while they can be undone. */
export type LastPutForward = {
  ids: string[];
  job: string;
  people: { id: string; fullName: string }[];
  isEmailed: boolean;
  undoSeconds: number;
  leftMs: number;
};

const PATH = '/admin/people/put-forward';

/**
 * @param jobId the job, if it is known
 * @param next the page to return to
 */
export function putForwardHref(ids: readonly string[], jobId = '', next = ''): string {
  const query = new URLSearchParams(ids.map((id) => [personField(id), 'yes']));
  if (jobId) query.set('job', jobId);
  if (next) query.set('next', next);
  return `${PATH}?${query}`;
}
