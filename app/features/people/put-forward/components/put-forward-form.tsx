import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import type { Message } from '#domain/application/status-email.ts';
import { personField } from '#domain/person/selected-people.ts';
import { joinWords } from '#domain/text/counts.ts';
import type { ChosenPerson, OpenJob } from '../schema.ts';
import { PutForwardEmail } from './put-forward-email.tsx';

const FORM = 'put-forward';

type PutForwardFormProps = {
  people: readonly ChosenPerson[];
  /** One job is already chosen. */
  jobs: readonly OpenJob[];
  message: Message;
  next: string;
  answer: Reply | undefined;
};

export function PutForwardForm({ people, jobs, message, next, answer }: PutForwardFormProps) {
  const { Form, isSending } = usePageSending(answer);
  const { errors = {}, values } = answer ?? {};
  const chosenJob = values?.['job'] ?? (jobs.length === 1 ? jobs[0]?.id : undefined);
  const [person] = people;
  const isOne = people.length === 1;
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-8">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <input type="hidden" name="intent" value="put" />
      <input type="hidden" name="next" value={next} />
      <fieldset id={`${FORM}-job`} tabIndex={-1} aria-describedby={errors['job'] ? `${FORM}-job-error` : undefined}>
        <legend className="font-display text-2xl">Job</legend>
        {errors['job'] && <FieldError id={`${FORM}-job-error`}>{errors['job']}</FieldError>}
        <ul className="mt-2 border-line border-t">
          {jobs.map((job) => (
            <li key={job.id} className="wrap-anywhere border-line border-b">
              <Checkbox
                type="radio"
                id={`${FORM}-job-${job.id}`}
                name="job"
                value={job.id}
                defaultChecked={job.id === chosenJob}
                label={<span className="font-semibold">{job.title}</span>}
                hint={describeJob(job, people.length)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {isOne && person ? (
        <input type="hidden" name={personField(person.id)} value="yes" />
      ) : (
        <fieldset id={`${FORM}-people`} tabIndex={-1}>
          <legend className="font-display text-2xl">People</legend>
          {errors['people'] && <FieldError id={`${FORM}-people-error`}>{errors['people']}</FieldError>}
          <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
            {people.map(({ id, fullName, hasContact }) => (
              <li key={id} className="wrap-anywhere">
                <Checkbox
                  id={`${FORM}-${personField(id)}`}
                  name={personField(id)}
                  value="yes"
                  label={fullName}
                  hint={hasContact ? null : NO_CONTACT}
                  defaultChecked={values ? values[personField(id)] === 'yes' : hasContact}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {isOne && errors['people'] && <FieldError id={`${FORM}-people-error`}>{errors['people']}</FieldError>}
      {isOne && person && !person.hasContact && (
        <p>
          {NO_CONTACT}.{' '}
          <Link to={href('/admin/people/:id/facts', { id: person.id })} className="link">
            Edit details
          </Link>
        </p>
      )}
      <PutForwardEmail to={isOne ? person?.fullName : undefined} message={message} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="record" isLoading={isSending} loadingText="Saving...">
          {isOne ? 'Put forward' : 'Put selected forward'}
        </Button>
        {isOne && (
          <>
            <Button type="submit" name="step" value="introduce" variant="secondary" disabled={isSending}>
              Put forward and introduce
            </Button>
            <Button type="submit" name="step" value="shortlist" variant="secondary" disabled={isSending}>
              Put forward and shortlist
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

const NO_CONTACT = 'Needs an email address and a phone number first';

function describeJob({ company, location, client, applied }: OpenJob, chosen: number): string {
  const place = [company, location, client && `client ${client}`].filter(Boolean).join(', ');
  if (applied.length === 0) return place;
  return `${place}. ${chosen === 1 ? 'Already applied or put forward' : `Already there: ${joinWords(applied.map(({ fullName }) => fullName))}`}`;
}
