import { href } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { importArchive } from '#app/features/site/studio/commands/archive/import-archive.server.ts';
import {
  ARCHIVE_BUSY,
  archiveForm,
  receiveArchive,
} from '#app/features/site/studio/commands/archive/receive-archive.server.ts';
import { ArchivePanel } from '#app/features/site/studio/components/lists/archive-panel.tsx';
import { ARCHIVE_FAILURE, ARCHIVE_REFUSALS, archiveNotice } from '#app/features/site/studio/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/archive';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const MOST_FAULTS = 50;
const STATUSES: Readonly<Record<string, number>> = { too_large: 413, store_full: 507 };

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  return null;
}

export const action = formAction({
  reply: replyWith<{ faults: string[]; faultCount: number }>(),
  form: archiveForm,
  gate: requireAdmin,
  receive: receiveArchive,
  run: async ({ services, proof: admin, files: file }) => {
    if (!file) return { ok: false as const, reason: 'missing' as const };
    try {
      return await importArchive(services, admin, file);
    } finally {
      await file.close();
    }
  },
  done: () => ({ to: href('/admin/studio'), notice: 'content-imported' }),
  refuse: (refused) => {
    const { reason } = refused;
    if (reason === 'busy') return ARCHIVE_BUSY;
    if (reason !== 'faulty') return { status: STATUSES[reason] ?? 422, errors: { archive: ARCHIVE_REFUSALS[reason] } };
    const faults = refused.faults.slice(0, MOST_FAULTS);
    const notice = archiveNotice(ARCHIVE_REFUSALS.faulty);
    return { status: 422, notice, more: { faults, faultCount: refused.faults.length } };
  },
  unexpected: { status: 503, notice: ARCHIVE_FAILURE },
});

export const clientAction = sendForm(ARCHIVE_FAILURE);

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/studio/archive'), matches);

export default function ArchivePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/studio'), { label: 'Archive' }]} title="Archive" />
      <ArchivePanel answer={actionData} />
    </>
  );
}
