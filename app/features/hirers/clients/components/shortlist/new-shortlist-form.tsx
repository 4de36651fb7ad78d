import { Form, useNavigation } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import {
  LONGEST_ENTRY_NOTE,
  LONGEST_ENTRY_PLACE,
  LONGEST_HEADLINE,
  LONGEST_SHORTLIST_MESSAGE,
  SHORTLIST_DAYS,
  USUAL_SHORTLIST_DAYS,
} from '#domain/client/shortlist.ts';
import type { ClientContact, ShortlistCandidate } from '../../schema.ts';

type NewShortlistFormProps = {
  jobId: string;
  contacts: readonly ClientContact[];
  candidates: readonly ShortlistCandidate[];
  /** The candidate who is ticked at first. */
  chosen: string | null;
  answer: Reply | undefined;
};

const FORM = 'shortlist';
const DAYS = SHORTLIST_DAYS.map((value) => ({ value, label: `${value} days` }));

export function NewShortlistForm({ jobId, contacts, candidates, chosen, answer }: NewShortlistFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-8">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <input type="hidden" name="job" value={jobId} />
      <fieldset
        id={`${FORM}-entries`}
        tabIndex={-1}
        aria-describedby={errors['entries'] ? `${FORM}-entries-error` : undefined}
      >
        <legend className="font-display text-2xl">Candidates</legend>
        <p className="measure mt-1 text-ink-soft">
          The client will see your summary, the location and the skills. Leave out names and current employers: we’ll
          share the name and CV once the candidate agrees.
        </p>
        {errors['entries'] && <FieldError id={`${FORM}-entries-error`}>{errors['entries']}</FieldError>}
        <ul className="mt-3 border-line border-t">
          {candidates.map((candidate, index) => (
            <Candidate
              key={candidate.id}
              candidate={candidate}
              rank={index + 1}
              isChosen={answer ? values[`application-${candidate.id}`] === 'yes' : candidate.id === chosen}
              errors={errors}
              values={values}
            />
          ))}
        </ul>
      </fieldset>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field id={`${FORM}-contact`} label="To" error={errors['contact']}>
          {(control) => (
            <Select
              {...control}
              name="contact"
              options={contacts.map(({ id, fullName, email }) => ({ value: id, label: `${fullName}, ${email}` }))}
              defaultValue={values['contact'] ?? contacts[0]?.id}
            />
          )}
        </Field>
        <Field id={`${FORM}-days`} label="Link expires after" error={errors['days']}>
          {(control) => (
            <Select {...control} name="days" options={DAYS} defaultValue={values['days'] ?? USUAL_SHORTLIST_DAYS} />
          )}
        </Field>
      </div>
      <Field id={`${FORM}-message`} label="Message to the client" error={errors['message']} optional>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={4}
            maxLength={LONGEST_SHORTLIST_MESSAGE}
            defaultValue={values['message'] ?? ''}
          />
        )}
      </Field>
      <Button type="submit" disabled={isSending}>
        Send shortlist
      </Button>
    </Form>
  );
}

type CandidateProps = {
  candidate: ShortlistCandidate;
  rank: number;
  isChosen: boolean;
  errors: Record<string, string>;
  values: Record<string, string>;
};

function Candidate({ candidate, rank, isChosen, errors, values }: CandidateProps) {
  const { id, fullName, status, headline, place, skills } = candidate;
  const about = <span className="sr-only"> of {fullName}</span>;
  return (
    <li className="border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <Checkbox
            id={`${FORM}-application-${id}`}
            name={`application-${id}`}
            value="yes"
            label={fullName}
            defaultChecked={isChosen}
          />
        </div>
        <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:ml-8 sm:grid-cols-[5rem_minmax(0,1fr)_12rem]">
        <Field id={`${FORM}-order-${id}`} label={<>Order{about}</>}>
          {(control) => (
            <Input
              {...control}
              name={`order-${id}`}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              defaultValue={values[`order-${id}`] ?? rank}
            />
          )}
        </Field>
        <Field id={`${FORM}-headline-${id}`} label={<>Headline{about}</>} error={errors[`headline-${id}`]}>
          {(control) => (
            <Input
              {...control}
              name={`headline-${id}`}
              maxLength={LONGEST_HEADLINE}
              autoComplete="off"
              defaultValue={values[`headline-${id}`] ?? headline ?? ''}
            />
          )}
        </Field>
        <Field id={`${FORM}-place-${id}`} label={<>Location{about}</>} error={errors[`place-${id}`]}>
          {(control) => (
            <Input
              {...control}
              name={`place-${id}`}
              maxLength={LONGEST_ENTRY_PLACE}
              autoComplete="off"
              defaultValue={values[`place-${id}`] ?? place ?? ''}
            />
          )}
        </Field>
        <Field
          id={`${FORM}-note-${id}`}
          label={<>Summary{about}</>}
          hint={skills.length > 0 ? `Skills shown: ${skills.join(', ')}` : undefined}
          error={errors[`note-${id}`]}
          className="sm:col-span-3"
        >
          {(control) => (
            <Textarea
              {...control}
              name={`note-${id}`}
              rows={3}
              maxLength={LONGEST_ENTRY_NOTE}
              defaultValue={values[`note-${id}`] ?? ''}
            />
          )}
        </Field>
      </div>
    </li>
  );
}
