/** Only the server may import this: zod is heavy. */
import { z } from 'zod';
import { choice, email, hidden, hiddenChoice, line, WRONG_EMAIL } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { type AccountStatus, FULL_NAME_LENGTH, STAFF_ROLES, type StaffRole } from '#domain/account/account.ts';
import { INVITED_ROLES, type InvitedRole, type StaffChange } from '#domain/account/staff.ts';

export const inviteForm = z.strictObject({
  full_name: line({ name: 'Name', least: 1, most: FULL_NAME_LENGTH, missing: 'Enter a name' }),
  email: email(WRONG_EMAIL, 'Enter an email address'),
  role: choice(INVITED_ROLES, 'Choose a role'),
});
export type InvitationFields = z.output<typeof inviteForm>;

export const invitationForm = z.strictObject({ intent: hiddenChoice(['resend', 'withdraw']) });

export const changeForms = {
  role: z.strictObject({ role: choice(STAFF_ROLES, 'Choose a role') }),
  suspend: z.strictObject({}),
  reinstate: z.strictObject({}),
  sessions: z.strictObject({}),
  remove: z.strictObject({ heir: z.uuid('Choose a colleague') }),
} satisfies Record<StaffChange, z.ZodType>;
export type ChangeValues = { role?: (typeof STAFF_ROLES)[number]; heir?: string };

const JOB_BOX = /^job-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const reassignForm = z
  .object({ to: z.uuid('Choose a colleague'), back: hidden() })
  .catchall(z.literal('yes', BAD_FORM))
  .transform(({ to, back, ...ticks }, context) => {
    const jobs = Object.keys(ticks).map((name) => JOB_BOX.exec(name)?.[1] ?? '');
    if (jobs.includes('')) context.addIssue(BAD_FORM);
    if (jobs.length === 0) context.addIssue({ code: 'custom', path: ['jobs'], message: 'Select the jobs to reassign' });
    return { to, back, jobs };
  });

export type Colleague = {
  id: string;
  email: string;
  fullName: string;
  role: StaffRole;
  status: AccountStatus;
  /** Day in London, yyyy-mm-dd. */
  lastSeenOn: string;
  hasFactor: boolean;
  sessions: number;
  jobs: number;
};

export type Heir = { id: string; fullName: string };

export type Work = { applications: number; notes: number; enquiries: number; dataRequests: number };

export type Invitation = {
  id: string;
  email: string;
  fullName: string;
  role: InvitedRole;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  isExpired: boolean;
};
