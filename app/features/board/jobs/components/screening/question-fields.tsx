import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { ANSWER_LENGTH, type QuestionSet, type ScreeningQuestion } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD } from '#domain/application/screening-answers.ts';

type QuestionFieldsProps = {
  set: QuestionSet | null | undefined;
  id: string;
  values: Record<string, string>;
  errors: Record<string, string>;
};

export function QuestionFields({ set, id, values, errors }: QuestionFieldsProps) {
  if (!set) return null;
  return (
    <>
      <input type="hidden" name={QUESTIONS_FIELD} value={set.id} />
      {set.questions.map((question, index) => {
        const name = ANSWER_FIELDS[index] ?? '';
        const answer = { id: `${id}-${name}`, name, value: values[name], error: errors[name] };
        return question.kind === 'yes_no' || question.kind === 'choice' ? (
          <Choice key={name} question={question} {...answer} />
        ) : (
          <Typed key={name} question={question} {...answer} />
        );
      })}
    </>
  );
}

type AnswerProps = {
  question: ScreeningQuestion;
  id: string;
  name: string;
  value: string | undefined;
  error: string | undefined;
};

function Choice({ question: { kind, words, choices, isRequired }, id, name, value, error }: AnswerProps) {
  const options =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]
      : choices.map((label, index) => ({ value: String(index + 1), label }));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 [overflow-wrap:anywhere] sm:col-span-2"
    >
      <legend className="mb-1 font-semibold text-ink text-sm">
        {words}
        {!isRequired && <span className="font-normal text-ink-faint"> (optional)</span>}
      </legend>
      <div className={kind === 'yes_no' ? 'flex flex-wrap gap-x-8' : undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            required={isRequired}
            defaultChecked={value === option.value}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Typed({ question: { kind, words, isRequired }, id, name, value, error }: AnswerProps) {
  return (
    <Field
      id={id}
      label={words}
      error={error}
      className="[overflow-wrap:anywhere] sm:col-span-2"
      {...(isRequired ? { required: true } : { optional: true })}
    >
      {(control) =>
        kind === 'number' ? (
          <Input
            {...control}
            name={name}
            inputMode="decimal"
            maxLength={20}
            defaultValue={value}
            className="max-w-40"
          />
        ) : (
          <Textarea {...control} name={name} rows={2} maxLength={ANSWER_LENGTH} defaultValue={value} />
        )
      }
    </Field>
  );
}
