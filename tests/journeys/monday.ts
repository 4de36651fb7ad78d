import { addApplications } from '#tests/support/applications.ts';
import { addAssignment, addDocument } from '#tests/support/assignments.ts';
import { addClient, addTerms } from '#tests/support/clients.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { dayFromNow } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { addNotesOnPeople } from '#tests/support/people.ts';
import { castMember } from '#tests/support/session.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

export const TITLE = 'Lighthouse keeper';
export const CLIENT = 'Skerryvore Trust';
export const LORNA = 'lorna@skerryvore.example';
export const mailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@mail.example`;

export async function addMonday(db: TestDatabase) {
  const { database } = db;
  const client = await addClient(database, { name: CLIENT }, { full_name: 'Lorna Geddes', email: LORNA });
  await addTerms(database, client);
  const [job = ''] = await addJobs(database, {
    user_id: ADMIN,
    client_id: client.id,
    title: TITLE,
    company: CLIENT,
    basis: 'temporary',
    confirmed_at: hoursFromNow(-24 * 25),
    closes_at: hoursFromNow(24 * 25),
  });
  const about = { job_id: job, job_title: TITLE, job_company: CLIENT, candidate_id: null };
  const sent = (full_name: string, hoursAgo: number) => ({
    ...about,
    full_name,
    email: mailOf(full_name),
    sent_at: hoursFromNow(-hoursAgo),
  });
  // Ada's promised reply was due yesterday.
  const people = [sent('Cal Reed', 2), sent('Bea Marsh', 24), sent('Ada Stone', 24 * 9), sent('Dee Moor', 24 * 3)];
  const ids = await addApplications(database, ...people);
  await addEnquiries(database, { name: 'Effie Gray' });
  const aisha = castMember('Aisha').id;
  await database.asSystem((transaction) => addNotesOnPeople(transaction, { [aisha]: 'Aisha back' }));
  await queryTasks(db, `UPDATE person_tasks SET due_on = now()::date - 1`);
  const [person] = await queryTasks<{ id: string }>(
    db,
    `SELECT id FROM people WHERE account_id = '${castMember('Tom').id}'`,
  );
  const checkedOn = dayFromNow(-66);
  const documentId = await addDocument(database, person?.id ?? '', { isGiven: true, on: checkedOn });
  await addAssignment(database, person?.id ?? '', { documentId, startsOn: dayFromNow(-65) });
  await queryTasks(
    db,
    `UPDATE qualifying_clocks SET counted_from = '${dayFromNow(-65)}', qualifies_on = '${dayFromNow(19)}'`,
  );
  return { job, idOf: (name: string) => ids[people.findIndex(({ full_name }) => full_name === name)] ?? '' };
}
