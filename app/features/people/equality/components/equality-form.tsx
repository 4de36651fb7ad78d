import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { answersOf, EQUALITY_NAMES, EQUALITY_QUESTIONS } from '#domain/application/equality.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES, type JobCategory } from '#domain/job/job.ts';

const ID = 'equality';
const CATEGORIES = JOB_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

/** @param category null if no job sets it, so that the form asks for it */
export function EqualityForm({ category, answer }: { category: JobCategory | null; answer: Reply | undefined }) {
  const { Form, isSending } = usePageSending(answer, href('/equality-monitoring'));
  const values = answer?.values ?? {};
  return (
    <Form method="post" action={href('/equality-monitoring')} noValidate className="mt-8 max-w-xl space-y-5">
      <FormProblems formId={ID} answer={answer} />
      {category ? (
        <input type="hidden" name="category" value={category} />
      ) : (
        <Field id={`${ID}-category`} label="What kind of work did you apply for?">
          {(control) => <Select {...control} name="category" options={CATEGORIES} defaultValue={values['category']} />}
        </Field>
      )}
      {EQUALITY_NAMES.map((name) => (
        <Field key={name} id={`${ID}-${name}`} label={EQUALITY_QUESTIONS[name].words} optional>
          {(control) => (
            <Select {...control} name={name} defaultValue={values[name] ?? ''}>
              <option value="">Prefer not to answer</option>
              {Object.entries(answersOf(name)).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Button type="submit" size="lg" isLoading={isSending} loadingText="Sending...">
        Send answers
      </Button>
    </Form>
  );
}
