import { Form, href, Link, useNavigation } from 'react-router';
import { PersonEmail } from '#app/features/people/applications/components/received/person-email.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { nameUndoTime } from '#domain/application/pause.ts';
import type { Stage } from '#domain/application/stage.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ChosenPerson, DecideSearch } from '../../schema.ts';

type DecideFormProps = {
  search: DecideSearch;
  people: readonly ChosenPerson[];
  stages: readonly Stage[];
  templates: readonly { id: string; name: string }[];
  version: string;
  undoSeconds: number;
  returnPath: string;
};

export function DecideForm({ search, people, stages, templates, version, undoSeconds, returnPath }: DecideFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const possible = people.flatMap(({ message, ...person }) => (message ? [{ ...person, message }] : []));
  const others = people.filter(({ message }) => !message);
  const name = stages.find(({ key }) => key === search.to)?.name;
  return (
    <div className="max-w-2xl space-y-6">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        {search.ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="back" value={search.back} />
        <Field id="decide-to" label="Decision" className="min-w-44">
          {(control) => (
            <Select
              {...control}
              name="to"
              defaultValue={name ? search.to : ''}
              options={[
                ...(name ? [] : [{ value: '', label: 'Choose a decision' }]),
                ...stages.map(({ key, name: label }) => ({ value: key, label })),
              ]}
            />
          )}
        </Field>
        <Field id="decide-template" label="Email template" className="min-w-44">
          {(control) => (
            <Select
              {...control}
              name="template"
              defaultValue={search.template}
              options={[
                { value: '', label: 'Default email' },
                ...templates.map(({ id, name: label }) => ({ value: id, label })),
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Preview the emails
        </Button>
        <Link to={href('/admin/templates')} className="link inline-flex min-h-11 items-center text-sm">
          Edit templates
        </Link>
      </Form>
      {possible.length === 0 ? (
        <EmptyState title={name ? `No applications can move to ‘${name}’` : 'Choose a decision'}>
          {name
            ? 'They’re already in this stage, or have been withdrawn.'
            : 'Choose a decision, then ‘Preview the emails’. We won’t send anything until you confirm.'}
        </EmptyState>
      ) : (
        // A new key resets the form: everyone is ticked again after another choice.
        <Form key={`${search.to} ${search.template} ${version}`} method="post" className="space-y-6">
          <input type="hidden" name="to" value={search.to} />
          <input type="hidden" name="template" value={search.template} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="back" value={returnPath} />
          <p>
            We’ll move everyone selected to ‘{name}’ and send them the email below their name. You have{' '}
            {nameUndoTime(undoSeconds)} to undo before the emails are sent.
          </p>
          <ul className="divide-y divide-line border-line border-y">
            {possible.map(({ id, fullName, jobTitle, company, status, message }) => (
              <PersonEmail
                key={id}
                id={id}
                value={status}
                fullName={fullName}
                about={`${jobTitle}, ${company}`}
                status={status}
                message={message}
                isTicked={!search.missed}
                isOpen={possible.length === 1}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isLoading={isSending} loadingText="Moving...">
              {`Move to ‘${name}’ and email them`}
            </Button>
            <ButtonLink to={returnPath} variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      )}
      {others.length > 0 && name && (
        <Notice tone="info" title={`${countOf(others.length, 'person', 'people')} skipped`}>
          {others.map(({ fullName, status }) => `${fullName} (${APPLICATION_STATUS_NAMES[status]})`).join(', ')}:
          already in this stage, or withdrawn.
        </Notice>
      )}
    </div>
  );
}
