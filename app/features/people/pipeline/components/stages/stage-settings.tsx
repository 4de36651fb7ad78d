import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { STAGE_NAME_LENGTH, STAGED_STATUSES } from '#domain/application/stage.ts';
import { countOf } from '#domain/text/counts.ts';
import type { CountedStage } from '../../schema.ts';

type StageSettingsProps = { stages: readonly CountedStage[]; reply: Reply | undefined };

export function StageSettings({ stages, reply }: StageSettingsProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="max-w-2xl space-y-10">
      {STAGED_STATUSES.map((status) => {
        const ownStages = stages.filter((stage) => stage.status === status);
        return (
          <section key={status} aria-labelledby={`stages-${status}`}>
            <Heading level={2} size="item" id={`stages-${status}`} className="border-ink border-b-2 pb-2">
              {APPLICATION_STATUS_NAMES[status]}
            </Heading>
            {ownStages.length === 0 ? (
              <p className="border-line border-b py-3 text-ink-soft text-sm">No custom stages yet.</p>
            ) : (
              <ul>
                {ownStages.map((stage, index) => (
                  <OneStage
                    key={stage.id}
                    stage={stage}
                    isFirst={index === 0}
                    isSending={isSending}
                    reply={reply?.values['id'] === stage.id ? reply : undefined}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <AddStage isSending={isSending} reply={reply?.values['intent'] === 'add' ? reply : undefined} />
    </div>
  );
}

type OneStageProps = { stage: CountedStage; isFirst: boolean; isSending: boolean; reply: Reply | undefined };

function OneStage({ stage: { id, status, name, applications }, isFirst, isSending, reply }: OneStageProps) {
  const hint = `Candidates see ‘${APPLICATION_STATUS_NAMES[status]}’. ${countOf(applications, 'application')} here.`;
  return (
    <li className="flex flex-wrap items-end gap-2 border-line border-b py-3">
      <Form method="post" className="flex min-w-56 grow items-end gap-2" preventScrollReset>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <Field id={`name-${id}`} label="Name" hint={hint} error={reply?.errors['name']} className="grow">
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={reply?.values['name'] ?? name}
              maxLength={STAGE_NAME_LENGTH}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" disabled={isSending}>
          <span>
            Rename<span className="sr-only"> {name}</span>
          </span>
        </Button>
      </Form>
      <Form method="post" preventScrollReset className="flex gap-2">
        <input type="hidden" name="id" value={id} />
        {!isFirst && (
          <Button type="submit" name="intent" value="up" variant="secondary" disabled={isSending}>
            <span>
              Move up<span className="sr-only"> {name}</span>
            </span>
          </Button>
        )}
        <Button type="submit" name="intent" value="remove" variant="danger" disabled={isSending}>
          <span>
            Remove<span className="sr-only"> {name}</span>
          </span>
        </Button>
      </Form>
    </li>
  );
}

function AddStage({ isSending, reply }: { isSending: boolean; reply: Reply | undefined }) {
  return (
    <section aria-labelledby="add-stage">
      <Heading level={2} size="item" id="add-stage" className="mb-4">
        Add a stage
      </Heading>
      <Form method="post" className="flex flex-wrap items-end gap-3" preventScrollReset>
        <FormKey />
        <input type="hidden" name="intent" value="add" />
        <Field id="new-stage-status" label="Within the status" className="min-w-44">
          {(control) => (
            <Select
              {...control}
              name="status"
              defaultValue={reply?.values['status'] ?? 'viewed'}
              options={STAGED_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_NAMES[value] }))}
            />
          )}
        </Field>
        <Field id="new-stage-name" label="Name" error={reply?.errors['name']} className="min-w-56 grow">
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={reply?.values['name'] ?? ''}
              maxLength={STAGE_NAME_LENGTH}
              required
            />
          )}
        </Field>
        <Button type="submit" isLoading={isSending} loadingText="Saving...">
          Add stage
        </Button>
      </Form>
    </section>
  );
}
