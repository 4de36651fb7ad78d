import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import {
  CHOICES,
  QUESTION_KIND_NAMES,
  QUESTION_KINDS,
  QUESTION_LENGTH,
  QUESTION_NUMBERS,
} from '#domain/application/screening.ts';
import { AdvertQuestions } from '../questions/advert-questions.tsx';

const ID = 'questions';
const KIND_OPTIONS = QUESTION_KINDS.map((kind) => ({ value: kind, label: QUESTION_KIND_NAMES[kind] }));

type QuestionsFormProps = {
  values: Record<string, string>;
  version: string;
  answer: Reply | undefined;
  advertQuestions: readonly AdvertQuestion[];
  cancelHref: string;
};

export function QuestionsForm({ values, version, answer, advertQuestions, cancelHref }: QuestionsFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const errors = answer?.errors ?? {};
  return (
    <Form method="post" noValidate className="max-w-2xl">
      <div className="mb-6 empty:hidden">
        <FormProblems formId={ID} answer={answer} />
      </div>
      <input type="hidden" name="version" value={version} />
      <AdvertQuestions idPrefix={ID} questions={advertQuestions} values={values} errors={errors} />
      {QUESTION_NUMBERS.map((place) => (
        <Place key={place} place={place} values={values} errors={errors} />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Saving...">
          Save questions
        </Button>
        <ButtonLink to={cancelHref} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

type PlaceProps = { place: number; values: Record<string, string>; errors: Record<string, string> };

function Place({ place, values, errors }: PlaceProps) {
  const of = (name: string) => ({ name: `${name}_${place}`, id: `${ID}-${name}_${place}` });
  const [words, kind, choices, required] = [of('words'), of('kind'), of('choices'), of('required')];
  return (
    <fieldset className="min-w-0 border-line border-t py-6">
      <legend className="float-left mb-3 w-full font-display font-medium text-lg">Question {place}</legend>
      <div className="clear-both grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <Field id={words.id} label="Question" optional error={errors[words.name]}>
          {(control) => (
            <Input {...control} name={words.name} maxLength={QUESTION_LENGTH} defaultValue={values[words.name]} />
          )}
        </Field>
        <Field id={kind.id} label="Answer">
          {(control) => (
            <Select {...control} name={kind.name} options={KIND_OPTIONS} defaultValue={values[kind.name] ?? 'yes_no'} />
          )}
        </Field>
        <Field
          id={choices.id}
          label="Answer choices"
          hint={`For ‘${QUESTION_KIND_NAMES.choice}’ only: ${CHOICES.least} to ${CHOICES.most}, one per line`}
          error={errors[choices.name]}
        >
          {(control) => (
            <Textarea
              {...control}
              name={choices.name}
              rows={2}
              defaultValue={values[choices.name]}
              className="min-h-16"
            />
          )}
        </Field>
        <div className="sm:self-end">
          <Checkbox
            id={required.id}
            name={required.name}
            value="yes"
            label="Required"
            defaultChecked={values[required.name] === 'yes'}
          />
        </div>
      </div>
    </fieldset>
  );
}
