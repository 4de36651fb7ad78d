/** An assignment that the desk and the candidate may read, and details that only the desk may read. */
import { addAssignment, addDocument } from './assignments.ts';
import type { MatrixActor } from './matrix.ts';
import { castMember } from './session.ts';
import type { Site } from './site.ts';
import { queryTasks } from './task-queue.ts';

const READERS = ['owner', 'admin', 'consultant', 'candidate'] as const;

export const ASSIGNMENT_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Hirer of hornblende': READERS,
  'Stevedore of schist': READERS,
};

export async function addSecretAssignment({ database }: Pick<Site, 'database'>) {
  const { id: account } = castMember('Aisha');
  const [person] = await queryTasks<{ id: string }>(database, 'SELECT id FROM people WHERE account_id = $1', [account]);
  const personId = person?.id ?? '';
  await database.database.asSystem((transaction) =>
    transaction.deleteFrom('qualifying_clocks').where('person_id', '=', personId).execute(),
  );
  const documentId = await addDocument(database.database, personId, { isGiven: true });
  const { assignmentId } = await addAssignment(database.database, personId, {
    hirer: 'Hirer of hornblende',
    role: 'Stevedore of schist',
    documentId,
  });
  return { assignment: assignmentId, key_information: documentId };
}
