/** Routes validate with these, and both descriptions of the API are generated from them. */
import { z } from 'zod';
import { changedJobBody, jobLineBody, newJobBody } from '../form.ts';
import {
  applicationsQuestion,
  applicationsShape,
  candidateShape,
  candidatesQuestion,
  candidatesShape,
  clientsQuestion,
  clientsShape,
  jobQuestion,
  jobShape,
  jobsQuestion,
  jobsShape,
  noQuestion,
  ownJobShape,
  placesQuestion,
  placesShape,
  takenLineShape,
} from '../schema.ts';
import { type Endpoint, endpoint } from './endpoint.server.ts';
import { WEBHOOK_ENDPOINTS } from './webhook-endpoints.server.ts';

export const listJobsEndpoint = endpoint({
  path: '/api/v1/jobs',
  method: 'get',
  id: 'listJobs',
  summary: 'List and search open jobs',
  description:
    'The newest first, or by words, place and pay as on the board. Ask `next` until it is null: a list of the newest misses no job and repeats none while others are posted. Searches by words, place, industry, pay or age go as far as 9,900 jobs.',
  question: jobsQuestion,
  answer: jobsShape,
  sample: '?search=driver&where=Kettering&miles=20&fields=id,title,url',
});

export const readJobEndpoint = endpoint({
  path: '/api/v1/jobs/{id}',
  method: 'get',
  id: 'readJob',
  summary: 'Read one job',
  description:
    'Also one that is closed: `is_open` says so. A key that may write the job gets its drafts, too, and an `ETag` to change it by.',
  question: jobQuestion,
  answer: z.union([jobShape, ownJobShape]),
  parts: { id: { description: 'The `id` of a job.' } },
  sample: '',
});

export const listPlacesEndpoint = endpoint({
  path: '/api/v1/places',
  method: 'get',
  id: 'listPlaces',
  summary: 'List places whose name begins so',
  description: 'At most eight, for a field in which people type a place. A name goes into `where` of a search of jobs.',
  question: placesQuestion,
  answer: placesShape,
  sample: '?start=newp',
});

const postJobEndpoint = endpoint({
  path: '/api/v1/jobs',
  method: 'post',
  id: 'postJob',
  scope: 'jobs:write',
  summary: 'Post a job',
  description:
    'By the rules of the job form: what it would ask or refuse, `errors` says by field. The job belongs to the colleague that the key acts as. With an `Idempotency-Key` it is posted once, however often it is sent within a day.',
  question: noQuestion,
  body: newJobBody,
  answer: ownJobShape,
  sample: '',
});

const changeJobEndpoint = endpoint({
  path: '/api/v1/jobs/{id}',
  method: 'patch',
  id: 'changeJob',
  scope: 'jobs:write',
  summary: 'Change, publish, close or reopen a job',
  description:
    'Send the `ETag` that you know as `If-Match`: if a colleague has changed the job since, you get 412 and nothing is overwritten.',
  question: noQuestion,
  body: changedJobBody,
  answer: ownJobShape,
  ifMatch: 'needed',
  parts: { id: { description: 'The `id` of a job.' } },
  sample: '',
});

const putJobEndpoint = endpoint({
  path: '/api/v1/sources/{source}/jobs/{reference}',
  method: 'put',
  id: 'putJob',
  scope: 'jobs:write',
  summary: 'Post or change a job by your own reference',
  description:
    'Send the whole job, with the fields of a job that is posted, whenever it may have changed: it is made once, changed where it differs, and left alone where it does not. What a colleague or another program has changed since gets 412; `If-Match: *` overwrites it, and `If-Match` with an `ETag` that you know overwrites that version alone. What the same key has changed since counts as its own. It opens and closes nothing that is there: `PATCH` does.',
  question: noQuestion,
  body: newJobBody,
  answer: ownJobShape,
  ifMatch: 'overwrites',
  parts: {
    source: { description: 'A name of your choice for the system that sends, such as `bullhorn`.', isText: true },
    reference: { description: 'That system’s reference for the job. It must not change.', isText: true },
  },
  sample: '',
});

const putJobsEndpoint = endpoint({
  path: '/api/v1/sources/{source}/jobs',
  method: 'post',
  id: 'putJobs',
  scope: 'jobs:write',
  summary: 'Post or change many jobs by your own references',
  description:
    'One job a line, with its `reference` and the fields of a job that is posted: at most 500 lines, 1 MB in all and 128 kB a line. Each is taken or refused by itself, as by `PUT`, and answered on a line of its own. It counts as one request. 503 says that some lines were not taken, and which: send all of them again.',
  question: noQuestion,
  body: jobLineBody,
  answer: takenLineShape,
  status: 200,
  isByLine: true,
  ifMatch: 'overwrites',
  parts: {
    source: { description: 'A name of your choice for the system that sends, such as `bullhorn`.', isText: true },
  },
  sample: '',
});

export const listApplicationsEndpoint = endpoint({
  path: '/api/v1/applications',
  method: 'get',
  id: 'listApplications',
  scope: 'applications:read',
  summary: 'List applications',
  description:
    'The newest first, of the jobs that the colleague sees that the key acts as. Names that the desk hides until the shortlist are hidden here.',
  question: applicationsQuestion,
  answer: applicationsShape,
  sample: '',
});

export const listCandidatesEndpoint = endpoint({
  path: '/api/v1/candidates',
  method: 'get',
  id: 'listCandidates',
  scope: 'candidates:read',
  summary: 'List candidates',
  description: 'Everyone the desk has a record of, in the order of their ids, so that a whole walk has each once.',
  question: candidatesQuestion,
  answer: candidatesShape,
  sample: '',
});

export const readCandidateEndpoint = endpoint({
  path: '/api/v1/candidates/{id}',
  method: 'get',
  id: 'readCandidate',
  scope: 'candidates:read',
  summary: 'Read one candidate',
  description: 'With email and phone. That the record was opened is written to the audit trail, as on the desk.',
  question: noQuestion,
  answer: candidateShape,
  parts: { id: { description: 'The `id` of a candidate.' } },
  sample: '',
});

export const listClientsEndpoint = endpoint({
  path: '/api/v1/clients',
  method: 'get',
  id: 'listClients',
  scope: 'clients:read',
  summary: 'List clients',
  description: 'In the order of their ids. A `client_id` goes with a job that you post.',
  question: clientsQuestion,
  answer: clientsShape,
  sample: '',
});

export const ENDPOINTS: readonly Endpoint[] = [
  listJobsEndpoint,
  readJobEndpoint,
  listPlacesEndpoint,
  postJobEndpoint,
  changeJobEndpoint,
  putJobEndpoint,
  putJobsEndpoint,
  listApplicationsEndpoint,
  listCandidatesEndpoint,
  readCandidateEndpoint,
  listClientsEndpoint,
  ...WEBHOOK_ENDPOINTS,
];
