/** Forms that decide about an account: approve, reject, delete, take down its logo. Imported by the server only. */
import { data, href } from 'react-router';
import { z } from 'zod';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import { next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { normaliseAccountSearch } from './schema/lists.ts';

const REFUSALS = {
  already_decided: { title: 'This account has already been approved or rejected.', status: 409 },
  yourself: { title: 'Cannot delete yourself', status: 422 },
  owner: { title: 'You can’t remove an owner.', status: 409 },
  no_logo: { title: 'The logo has already been removed.', status: 409 },
  not_found: { title: 'This account no longer exists.', status: 404 },
};

type Result = { ok: true } | { ok: false; reason: keyof typeof REFUSALS | 'not_admin' };

type Decision = {
  gate: (args: FormArgs) => Promise<Admin>;
  decide: (services: RequestContext, admin: Admin, accountId: string) => Promise<Result>;
  notice: PageNoticeKey;
  /** Shown if the decision fails. */
  failed: string;
};

/** Applies the decision, then redirects back to the list with a notice. */
export const accountDecisionAction = ({ gate, decide, notice, failed }: Decision) =>
  formAction({
    form: z.strictObject({ back: z.string().default('').transform(normaliseAccountSearch), next }),
    gate,
    run: ({ services, proof: admin, params: { id = '' } }) => decide(services, admin, id),
    done: (_, { value }) => ({ to: readReturnPath(value.next) ?? href('/admin/accounts') + value.back, notice }),
    refuse: ({ reason }) => {
      if (reason === 'not_admin') throw data('admins_only', { status: 403 });
      const { title, status } = REFUSALS[reason];
      return { status, notice: { title, tone: 'danger' } };
    },
    unexpected: { status: 500, notice: { title: failed, tone: 'danger' } },
  });
