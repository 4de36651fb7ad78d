import { addApplications } from './applications.ts';
import { addInterview } from './interviews.ts';
import { ADMIN, addJobs, hoursFromNow } from './jobs.ts';
import { DESK, type MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

export const INTERVIEW_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Zennor Interviewee': DESK,
  'zennor@sent.example': DESK,
  'chalcedony-note': DESK,
  'Room of feldspar': DESK,
};

export async function addSecretInterview({ database: { database } }: Pick<Site, 'database'>) {
  const [jobId = ''] = await addJobs(database, { title: 'Harbour pilot', user_id: ADMIN, status: 'closed' });
  const [applicationId = ''] = await addApplications(database, {
    candidate_id: null,
    job_id: jobId,
    job_title: 'Harbour pilot',
    full_name: 'Zennor Interviewee',
    email: 'zennor@sent.example',
  });
  const { id } = await addInterview(database, [hoursFromNow(48)], {
    application_id: applicationId,
    kind: 'in_person',
    place: 'Room of feldspar',
    note: 'chalcedony-note',
  });
  return { application_of_agency: applicationId, interview: id };
}
