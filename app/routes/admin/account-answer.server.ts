/** What the three pages that ask about an account have in common. */
import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import type { Admin } from '#app/features/accounts/policy.ts';
import { countBelongings, findAccount } from '#app/features/admin/queries/accounts.server.ts';
import { readAccountSearch, writeSearch } from '#app/features/admin/schema.ts';
import { readForm } from '#app/site/form.server.ts';
import type { PageNoticeKey } from '#app/site/page-notices.ts';
import { type RequestContext, requestContext } from '#app/site/request-context.server.ts';

type Asking = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } };

const answerForm = z.strictObject({ back: z.string().max(1_000).default('') });

/** Whoever the question is about (nobody, where the account is gone: 404), and the list to come back to. */
export async function loadQuestion({ request, context, params }: Asking) {
  const admin = await requireAdmin({ request, context });
  const { database, log, requestId } = context.get(requestContext);
  const account = await findAccount(database, admin, params.id);
  const back = tidyBack(new URL(request.url).searchParams.get('back') ?? '');
  const losses = account
    ? await countBelongings(database, admin, account.id).catch((error: unknown) => {
        log.error({ err: error, errorId: requestId }, 'what goes with an account could not be counted');
        return null;
      })
    : null;
  const isYourself = account?.id === admin.id;
  return data({ account, losses, isYourself, back, listHref: href('/admin') + back }, { status: account ? 200 : 404 });
}

type Result = { ok: true } | { ok: false; reason: keyof typeof REFUSALS | 'not_admin' };

const REFUSALS = {
  already_decided: { message: 'Somebody else has already decided about this account.', status: 409 },
  yourself: { message: 'Cannot delete yourself', status: 422 },
  not_found: { message: 'This account is no longer there.', status: 404 },
};

type Answer = {
  decide: (services: RequestContext, admin: Admin, accountId: string) => Promise<Result>;
  notice: PageNoticeKey;
  /** What is said when it could not be done. */
  failed: string;
};

/** Does what was answered, then leads back to the list, which says so. */
export async function answerQuestion({ request, context, params }: Asking, { decide, notice, failed }: Answer) {
  const admin = await requireAdmin({ request, context });
  const services = context.get(requestContext);
  const form = await readForm(request, answerForm);
  const back = tidyBack(form.ok ? form.value.back : '');
  try {
    const result = await decide(services, admin, params.id);
    if (result.ok) {
      const query = new URLSearchParams(back);
      query.set('notice', notice);
      return redirect(`${href('/admin')}?${query}`, 303);
    }
    if (result.reason === 'not_admin') throw data('admins_only', { status: 403 });
    const { message, status } = REFUSALS[result.reason];
    return data({ message, errorId: null }, { status });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    services.log.error(
      { err: error, errorId: services.requestId },
      'a decision about an account could not be carried out',
    );
    return data({ message: failed, errorId: services.requestId }, { status: 500 });
  }
}

/** Only what the list itself may be asked. */
const tidyBack = (back: string) => writeSearch(readAccountSearch(new URLSearchParams(back)));
