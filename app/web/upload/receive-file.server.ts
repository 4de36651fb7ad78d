import type { Received } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { type ReceivedFile, receiveUpload } from '#platform/upload/receive-upload.server.ts';

const FIELD = 'file';

type FileRules = {
  fieldNames: string[];
  largestBytes: number;
  refusals: Readonly<Record<'missing' | 'too_large' | 'malformed', string>>;
};

const BUSY: Refusal = {
  status: 503,
  reason: 'busy',
  notice: { title: 'We’re receiving many files. Try again in a moment.', tone: 'danger' },
  retryAfterSeconds: 5,
};
const STATUSES = { too_large: 413, malformed: 400 } as const;

export async function receiveFile(
  request: Request,
  account: string,
  { fieldNames, largestBytes, refusals }: FileRules,
): Promise<Received<ReceivedFile | null>> {
  const upload = await receiveUpload(request, { fileFields: [FIELD], fieldNames, largestBytes }, { account });
  const { fields } = upload;
  if (!upload.ok) {
    const { reason } = upload;
    if (reason === 'busy') return { ok: false, fields, refusal: BUSY };
    return { ok: false, fields, refusal: { status: STATUSES[reason], reason, errors: { [FIELD]: refusals[reason] } } };
  }
  const { [FIELD]: file } = upload.files;
  return { ok: true, fields, files: file ?? null, ...(!file && { errors: { [FIELD]: refusals.missing } }) };
}
