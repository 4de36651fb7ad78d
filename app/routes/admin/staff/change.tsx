/** A GET explains the consequences, a POST changes the colleague's account. */
import { data, href, Link } from 'react-router';
import type { ZodType } from 'zod';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { mayAppointOwners } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import {
  type ChangeResult,
  changeColleague,
  type RemovalResult,
  removeColleague,
} from '#app/features/core/staff/commands/change-staff.server.ts';
import { ChangeQuestion, changeTitle, isAskable } from '#app/features/core/staff/components/change-question.tsx';
import { countWork, findColleague, listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { type ChangeValues, changeForms } from '#app/features/core/staff/schema.ts';
import { CHANGE_REFUSALS } from '#app/features/core/staff/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { STAFF_CHANGES, type StaffChange } from '#domain/account/staff.ts';
import type { Route } from './+types/change';

function readChange(text = ''): StaffChange {
  const change = STAFF_CHANGES.find((each) => each === text);
  if (!change) throw data('no_such_change', { status: 404 });
  return change;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const change = readChange(params.change);
  const { database } = context.get(requestContext);
  const colleague = await findColleague(database, admin, params.id);
  if (!colleague) throw data('colleague_not_found', { status: 404 });
  const isYourself = colleague.id === admin.id;
  const heirs = change === 'remove' ? await listHeirs(database, admin) : [];
  return {
    change,
    colleague,
    isYourself,
    isAskable: isAskable(change, colleague, isYourself),
    mayAppointOwners: mayAppointOwners(admin),
    heirs: heirs.filter(({ id }) => id !== colleague.id),
    work: change === 'remove' ? await countWork(database, admin, colleague.id) : null,
  };
}

const NOTICES = {
  role: 'staff-role-changed',
  suspend: 'staff-suspended',
  reinstate: 'staff-reinstated',
  sessions: 'staff-signed-out',
  remove: 'staff-removed',
} as const;

export const action = formAction({
  form: ({ params }) => changeForms[readChange(params['change'])] as ZodType<ChangeValues>,
  gate: requireAdmin,
  run: async ({
    services,
    proof: admin,
    params: { id = '', change: text },
    value: { role, heir },
  }): Promise<ChangeResult | RemovalResult> => {
    const change = readChange(text);
    if (change === 'remove') return removeColleague(services, admin, id, heir ?? '');
    return changeColleague(services, admin, id, change === 'role' && role ? role : (change as 'suspend'));
  },
  done: (_, { params }) => ({ to: href('/admin/staff'), notice: NOTICES[readChange(params['change'])] }),
  refuse: ({ reason }) => {
    if (reason === 'not_admin') throw data('admins_only', { status: 403 });
    if (reason === 'not_found') return throwNotFound('colleague_not_found');
    const { status, title } = CHANGE_REFUSALS[reason];
    return { status, notice: { title, tone: 'danger' } };
  },
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: loaderData ? changeTitle(loaderData.change, loaderData.colleague.fullName) : 'Change a colleague',
      description: 'Confirm a change to a colleague’s account.',
    },
    matches,
  );

export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { change, colleague, isYourself, isAskable: mayBeAsked } = loaderData;
  const trail = [...trailOf('/admin', '/admin/staff'), { label: colleague.fullName }];
  return (
    <>
      <PageHead trail={trail} title={changeTitle(change, colleague.fullName)} />
      {mayBeAsked ? (
        <ChangeQuestion {...loaderData} answer={actionData} />
      ) : (
        <>
          <p className="measure wrap-anywhere text-ink-soft">
            {explainRefusal(isYourself, colleague.role === 'owner')}
          </p>
          <p className="mt-6">
            <Link to={href('/admin/staff')}>Back to staff</Link>
          </p>
        </>
      )}
    </>
  );
}

function explainRefusal(isYourself: boolean, isOwner: boolean): string {
  if (isYourself) return CHANGE_REFUSALS.yourself.title;
  return isOwner ? CHANGE_REFUSALS.owner.title : CHANGE_REFUSALS.unchanged.title;
}
