import { Download, Upload } from 'lucide-react';
import { href } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';

const ID = 'archive';

type ArchivePanelProps = { answer: Reply<{ faults: string[]; faultCount: number }> | undefined };

export function ArchivePanel({ answer }: ArchivePanelProps) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <div className="grid max-w-5xl items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="archive-export">
        <Heading level={2} size="item" id="archive-export">
          Export all content
        </Heading>
        <p className="mt-2 mb-4 text-ink-soft">
          One file with all published content, drafts, earlier addresses and library pictures. It doesn’t include
          accounts, jobs, enquiries or revisions.
        </p>
        <a href={href('/admin/studio/archive/file')} className={buttonClass({ variant: 'secondary' })}>
          <Download aria-hidden="true" />
          Download the archive
        </a>
      </section>
      <section aria-labelledby="archive-import" className="min-w-0">
        <Heading level={2} size="item" id="archive-import">
          Import an archive
        </Heading>
        <p className="mt-2 mb-4 text-ink-soft">
          We check every item and picture first. If any can’t be published, nothing changes.
        </p>
        <FormProblems formId={ID} answer={answer} />
        <ArchiveErrors {...answer} />
        <Form method="post" encType="multipart/form-data" noValidate className="mt-4 grid gap-5">
          <Field
            id={`${ID}-archive`}
            label="File"
            hint="The downloaded file, up to 256 MB. Many pictures can take a few minutes."
            error={answer?.errors['archive']}
            required
          >
            {(control) => <FileInput {...control} name="archive" accept=".zip,application/zip" />}
          </Field>
          <Checkbox
            id={`${ID}-replace`}
            name="replace"
            value="yes"
            label="Replace all content of this site"
            hint="Current content is kept in each item’s revisions. This site’s own pictures stay in its library."
            error={answer?.errors['replace'] ?? null}
          />
          <div>
            <Button type="submit" aria-disabled={isSending || undefined}>
              <Upload aria-hidden="true" />
              {isSending ? 'Checking…' : 'Import'}
            </Button>
          </div>
        </Form>
      </section>
    </div>
  );
}

function ArchiveErrors({ faults = [], faultCount = 0 }: { faults?: string[]; faultCount?: number }) {
  if (faults.length === 0) return null;
  return (
    <ul className="mt-4 list-disc space-y-1 pl-5 text-sm [overflow-wrap:anywhere]">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {faultCount > faults.length && <li>and {faultCount - faults.length} more</li>}
    </ul>
  );
}
