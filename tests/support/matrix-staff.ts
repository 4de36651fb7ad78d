/** Staff besides the owner, with the demo's password, plus a colleague to change and an open invitation. */

import type { MatrixActor } from './matrix.ts';
import { castMember } from './session.ts';
import type { Site } from './site.ts';

type Stage = Pick<Site, 'database'>;

export const STAFF = {
  admin: { id: '00000000-0000-4000-8000-0000000000a1', email: 'fern@agency.example' },
  consultant: { id: '00000000-0000-4000-8000-0000000000a2', email: 'heath@agency.example' },
  editor: { id: '00000000-0000-4000-8000-0000000000a3', email: 'sedge@agency.example' },
} as const;

const COLLEAGUE = { id: '00000000-0000-4000-8000-0000000000a4', email: 'celandine@agency.example' };
const INVITATION = { id: '00000000-0000-4000-8000-0000000000b1', email: 'tansy@invited.example' };

const ADMINS = ['owner', 'admin'] as const;

/** Consultants may only read the names of colleagues. */
export const STAFF_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Celandine Colleague': [...ADMINS, 'consultant'],
  [COLLEAGUE.email]: ADMINS,
  'Tansy Invitee': ADMINS,
  [INVITATION.email]: ADMINS,
  [STAFF.admin.email]: ADMINS,
  [STAFF.consultant.email]: [...ADMINS, 'consultant'],
  [STAFF.editor.email]: [...ADMINS, 'editor'],
};

const NAMES = { admin: 'Fern Adair', consultant: 'Heath Collier', editor: 'Sedge Enderby' };

export async function addStaff({ database: { database } }: Stage): Promise<void> {
  await database.asSystem(async (transaction) => {
    const { password_hash } = await transaction
      .selectFrom('credentials')
      .select('password_hash')
      .where('user_id', '=', castMember('Morag').id)
      .executeTakeFirstOrThrow();
    for (const role of ['admin', 'consultant', 'editor'] as const) {
      const { id, email } = STAFF[role];
      await transaction
        .insertInto('profiles')
        .values({ id, email, role, full_name: NAMES[role], status: 'approved' })
        .execute();
      await transaction
        .insertInto('credentials')
        .values({ user_id: id, password_hash, email_confirmed_at: new Date() })
        .execute();
    }
  });
}

export async function addColleague({ database: { database } }: Stage): Promise<string> {
  await database.asSystem(async (transaction) => {
    await transaction.deleteFrom('profiles').where('id', '=', COLLEAGUE.id).execute();
    await transaction
      .insertInto('profiles')
      .values({ ...COLLEAGUE, full_name: 'Celandine Colleague', role: 'consultant', status: 'approved' })
      .execute();
  });
  return COLLEAGUE.id;
}

export async function addInvitation({ database: { database } }: Stage): Promise<string> {
  await database.asSystem(async (transaction) => {
    await transaction.deleteFrom('staff_invitations').execute();
    await transaction
      .insertInto('staff_invitations')
      .values({
        ...INVITATION,
        full_name: 'Tansy Invitee',
        role: 'consultant',
        invited_by: castMember('Morag').id,
        // Old enough to be sent again.
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
  });
  return INVITATION.id;
}
