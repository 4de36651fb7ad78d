import { data, href } from 'react-router';
import { z } from 'zod';
import { readAccountSearch } from '#app/features/core/desk/schema.ts';
import { next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { type RequestArgs, type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { requireAdmin } from '../gates.server.ts';
import type { Admin } from '../policy.ts';
import { countBelongings, findAccount } from '../queries/decisions.server.ts';

export async function loadQuestion({ request, context, params }: RequestArgs & { params: { id: string } }) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const account = await findAccount(database, admin, params.id);
  const back = normaliseSearch(new URL(request.url).searchParams.get('back') ?? '');
  const losses = account
    ? await loadPart(context, 'what goes with an account could not be counted', null, () =>
        countBelongings(database, admin, account.id),
      )
    : null;
  const isYourself = account?.id === admin.id;
  const next = readReturnPath(new URL(request.url).searchParams.get('next'));
  const listHref = next ?? href('/admin/accounts') + back;
  return data({ account, losses, isYourself, back, next: next, listHref }, { status: account ? 200 : 404 });
}

const REFUSALS = {
  already_decided: { title: 'This account has already been approved or rejected.', status: 409 },
  yourself: { title: 'Cannot delete yourself', status: 422 },
  owner: { title: 'An owner cannot be removed by others.', status: 409 },
  no_logo: { title: 'There is no logo any more.', status: 409 },
  not_found: { title: 'This account is no longer there.', status: 404 },
};

type Result = { ok: true } | { ok: false; reason: keyof typeof REFUSALS | 'not_admin' };

type Answer = {
  decide: (services: RequestContext, admin: Admin, accountId: string) => Promise<Result>;
  notice: PageNoticeKey;
  failed: string;
};

export const questionAction = ({ decide, notice, failed }: Answer) =>
  formAction({
    form: z.strictObject({ back: z.string().default('').transform(normaliseSearch), next }),
    gate: requireAdmin,
    run: ({ services, proof: admin, params: { id = '' } }) => decide(services, admin, id),
    done: (_, { value }) => ({ to: readReturnPath(value.next) ?? href('/admin/accounts') + value.back, notice }),
    refuse: ({ reason }) => {
      if (reason === 'not_admin') throw data('admins_only', { status: 403 });
      const { title, status } = REFUSALS[reason];
      return { status, notice: { title, tone: 'danger' } };
    },
    unexpected: { status: 500, notice: { title: failed, tone: 'danger' } },
  });

/** Drops query parameters that the account list does not use. */
const normaliseSearch = (back: string) => writeSearch(readAccountSearch(new URLSearchParams(back)));
