import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import { countOf } from '#domain/text/counts.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ShownWork } from '../schema.ts';
import { listAssignmentsOf } from './assignments.server.ts';
import { listDocuments } from './key-information.server.ts';
import { showAssignment, showDocument } from './shown-assignment.server.ts';

type Reader = Pick<Database, 'asActor'>;

/** @param today as YYYY-MM-DD */
export function readWorkOf(
  { asActor }: Reader,
  consultant: Consultant,
  personId: string,
  today: string,
): Promise<ShownWork> {
  return asActor(consultant.id, async (transaction) => {
    const assignments = await listAssignmentsOf(transaction, personId, today);
    const [newest] = (await listDocuments(transaction, personId)).map(showDocument);
    const deliveryText = newest && (newest.givenText ? `given ${newest.givenText}` : 'not given yet');
    return {
      assignments: assignments.map((row) => showAssignment(row, today)),
      document: newest ? `Version ${newest.version} (${newest.engagement}): ${deliveryText}.` : '',
    };
  });
}

/** @returns null if the record does not exist */
export function readStart({ asActor }: Reader, consultant: Consultant, personId: string, today: string) {
  if (!isUuid(personId)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<{ fullName: string }>`
      SELECT full_name AS "fullName" FROM people WHERE id = ${personId}`.execute(transaction);
    const [person] = rows;
    if (!person) return null;
    const roleNames = new Map(
      (await listAssignmentsOf(transaction, personId, today)).map(({ clockId, role, hirer, clock }) => [
        clockId,
        `${role}, ${hirer}: ${clock.weeks > 0 ? `${countOf(Math.min(clock.weeks, QUALIFYING_WEEKS), 'week')} so far` : 'restarts'}`,
      ]),
    );
    return { ...person, roles: [...roleNames].map(([id, name]) => ({ id, name })) };
  });
}
