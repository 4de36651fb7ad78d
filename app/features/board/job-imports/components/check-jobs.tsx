/** The preview of an import: choose columns, see what would change, fix rows. Nothing is written to jobs before its button is pressed. */
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { AUTHORITY_WAY_NAMES, AUTHORITY_WAYS, LONGEST_AUTHORITY_NAME } from '#domain/job/hirer-authority.ts';
import { JOB_COLUMNS } from '#domain/job-import/job-columns.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft } from '../schema.ts';
import { Columns, Places } from './draft-columns.tsx';
import { LeftOut } from './left-out.tsx';
import { MendLine } from './mend-line.tsx';
import { Questions } from './questions.tsx';
import { Remarks } from './remarks.tsx';
import { TakenJobs } from './taken-jobs.tsx';
import { UnplacedJobs } from './unplaced-jobs.tsx';

const WAYS = [
  { value: '', label: 'Choose' },
  ...AUTHORITY_WAYS.filter((way) => way !== 'account').map((way) => ({ value: way, label: AUTHORITY_WAY_NAMES[way] })),
];

type CheckProps = { draft: ShownDraft; reply: Reply | undefined; today: string };

export function CheckJobs({ draft, reply, today }: CheckProps) {
  const isSending = useNavigation().state === 'submitting';
  const { counts, columns, places, questions, faulty, isBoard } = draft;
  const importedCount = counts.new + counts.changed;
  const toMend = counts.faulty - draft.covered - places.reduce((sum, { lines }) => sum + lines, 0);
  const isNothing = importedCount + counts.same + counts.edited + counts.missing === 0 && !isBoard;
  const checkAgain = (
    <Button
      type="submit"
      name="intent"
      value="check"
      variant={isNothing ? 'primary' : 'secondary'}
      disabled={isSending}
    >
      Check again
    </Button>
  );
  if (draft.unsaid.length > 0)
    return (
      <Form method="post" noValidate className="space-y-8">
        <input type="hidden" name="shown" value={draft.shown} />
        <Notice title="Match your columns">
          Each job also needs: {draft.unsaid.map((field) => JOB_COLUMNS[field]).join('; ')}. Choose their columns, or
          enter one value for all rows. Then check again.
        </Notice>
        <Columns draft={draft} />
        {checkAgain}
      </Form>
    );
  return (
    <Form method="post" noValidate className="space-y-10">
      <FormProblems formId="import" answer={reply} />
      <input type="hidden" name="shown" value={draft.shown} />
      <section aria-labelledby="import-would">
        <Heading level={2} size="item" id="import-would" className="mb-3">
          {isBoard ? `Preview: ${draft.source}` : `Preview: ${draft.fileName} into ${draft.source}`}
        </Heading>
        <DataList
          layout="columns"
          items={[
            { label: 'New jobs', value: formatNumber(counts.new) },
            { label: 'Changed', value: formatNumber(counts.changed) },
            { label: 'Unchanged', value: formatNumber(counts.same) },
            { label: 'Edited here', value: formatNumber(counts.edited) },
            { label: 'With errors (skipped)', value: formatNumber(counts.faulty) },
            { label: isBoard ? 'Not on the board' : 'Not in the file', value: formatNumber(counts.missing) },
          ]}
        />
      </section>
      {(columns.length > 0 || isBoard) && <Columns draft={draft} />}
      {draft.makesReferences && (
        <Notice title="This file has no reference column">
          The next import will match jobs by title, company and location. If all three match, we update the job.
          Otherwise we add a new one. If a column has a number or code that stays the same, choose it as Reference
          before the first import.
        </Notice>
      )}
      {places.length > 0 && <Places places={places} />}
      {questions.length > 0 && <Questions questions={questions} />}
      {faulty.length > 0 && (
        <section aria-labelledby="import-faults" className="space-y-6">
          <Heading level={2} size="item" id="import-faults">
            {countOf(toMend, 'row needs', 'rows need')} fixing
          </Heading>
          <p className="measure text-ink-soft text-sm">
            Fix them here, or skip them. {isBoard ? 'The careers page' : 'The file'} itself won’t change.
            {toMend > faulty.length && ` The first ${faulty.length} are shown; the next ones follow.`}
          </p>
          {faulty.map((line) => (
            <MendLine key={line.line} {...line} />
          ))}
        </section>
      )}
      {importedCount > 0 && (
        <TakenJobs {...draft.taken} count={importedCount} lineName={columns.length > 0 ? 'Row' : 'Number'} />
      )}
      {draft.leftOut.length > 0 && <LeftOut counts={draft.leftOut} />}
      {draft.unplaced.count > 0 && <UnplacedJobs unplaced={draft.unplaced} />}
      {draft.remarked.length > 0 && <Remarks remarked={draft.remarked} />}
      {(counts.new + counts.missing + counts.edited > 0 || isBoard) && (
        <EndOfImport draft={draft} reply={reply} today={today} />
      )}
      <div className="flex flex-wrap gap-3">
        {!isNothing && (
          <Button type="submit" name="intent" value="import" disabled={isSending}>
            {importedCount > 0 ? `Import ${countOf(importedCount, 'job')}` : 'Import'}
            {counts.faulty > 0 && `, skip ${countOf(counts.faulty, 'row')}`}
          </Button>
        )}
        {checkAgain}
      </div>
    </Form>
  );
}

function EndOfImport({ draft: { counts, asksAboutClosing, authority, isBoard }, reply, today }: CheckProps) {
  const { errors = {}, values } = reply ?? {};
  return (
    <section aria-labelledby="import-end" className="max-w-2xl space-y-5">
      <Heading level={2} size="item" id="import-end">
        {isBoard ? 'For all jobs on this careers page, now and in future' : 'For all jobs in this file'}
      </Heading>
      {(counts.new > 0 || isBoard) && (
        <>
          <p className="text-ink-soft">
            By law we can only advertise jobs the employer has asked us to fill. Candidates won’t see this.
          </p>
          <Field id="import-authority_by" label="Who asked us" required error={errors['authority_by']}>
            {(control) => (
              <Input
                {...control}
                name="authority_by"
                maxLength={LONGEST_AUTHORITY_NAME}
                defaultValue={values?.['authority_by'] ?? authority.givenBy}
                autoComplete="off"
              />
            )}
          </Field>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <Field id="import-authority_how" label="How" required error={errors['authority_how']}>
              {(control) => (
                <Select
                  {...control}
                  name="authority_how"
                  defaultValue={values?.['authority_how'] ?? authority.how}
                  options={WAYS}
                />
              )}
            </Field>
            <Field id="import-authority_on" label="When" required error={errors['authority_on']}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  name="authority_on"
                  max={today}
                  defaultValue={values?.['authority_on'] ?? authority.givenOn}
                  className="max-w-56"
                />
              )}
            </Field>
          </div>
        </>
      )}
      {counts.missing > 0 && (
        <Checkbox
          id="import-closes"
          name="closes"
          value="yes"
          defaultChecked={values ? values['closes'] === 'yes' : !asksAboutClosing}
          label={`Close ${countOf(counts.missing, 'open job')} from this source missing from ${isBoard ? 'the careers page' : 'the file'}`}
          hint={
            asksAboutClosing
              ? `That is more than 30 % of the ${countOf(counts.open, 'open job')}. Select this only if ${isBoard ? 'the careers page' : 'the file'} lists every job from this source.`
              : undefined
          }
        />
      )}
      {counts.edited > 0 && (
        <Checkbox
          id="import-overwrites"
          name="overwrites"
          value="yes"
          defaultChecked={values?.['overwrites'] === 'yes'}
          label={`Overwrite ${countOf(counts.edited, 'job')} that colleagues edited here`}
          hint="Otherwise these jobs won’t change."
        />
      )}
    </section>
  );
}
