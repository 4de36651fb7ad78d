import { href } from 'react-router';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { NewCv } from '#app/features/people/profile/commands/cvs.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { GuestLink } from '../policy.ts';
import type { MyApplicationForm } from '../schema.ts';
import type { GuestDone } from '../texts.ts';
import { correctDetails, disownApplication, replaceCv, withdrawByLink } from './change-guest-application.server.ts';
import { requestAccount, takeOverApplications } from './claim-applications.server.ts';
import { confirmGuestApplication } from './confirm-guest-application.server.ts';

type SentChange = { services: RequestContext; files: NewCv | null; proof: { link: GuestLink; viewer: Viewer | null } };

export async function changeByLink(
  { services, files: cv, proof: { link, viewer } }: SentChange,
  value: MyApplicationForm,
) {
  switch (value.intent) {
    case 'confirm':
      return confirmGuestApplication(services, link);
    case 'correct': {
      const { full_name: fullName, phone } = value;
      return withDone('corrected', await correctDetails(services, link, { fullName, phone }));
    }
    case 'replace_cv':
      if (!cv) return { ok: false as const, reason: 'missing_cv' as const };
      return withDone('replace_cv', await replaceCv(services, link, cv));
    case 'withdraw':
      return withDone('withdrawn', await withdrawByLink(services, link));
    case 'disown': {
      const result = await disownApplication(services, link);
      return result.ok ? { ok: true as const, to: `${href('/my-application')}?done=disowned` } : result;
    }
    case 'claim': {
      const result = await requestAccount(services, link, value.password);
      return result.ok ? { ok: true as const, to: `${href('/my-application')}?done=claimed` } : result;
    }
    case 'take_over': {
      if (!viewer) return { ok: false as const, reason: 'not_yours' as const };
      return withDone('taken_over', await takeOverApplications(services, link, viewer));
    }
  }
}

function withDone<Result extends { ok: true } | { ok: false; reason: string }>(done: GuestDone, result: Result) {
  return result.ok ? { ok: true as const, done } : (result as Extract<Result, { ok: false }>);
}
