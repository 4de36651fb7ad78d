/** Asked before a job is posted if several towns have the location's name; the answer replaces the typed location. */
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import type { LocationQuestion as Question } from '../../schema.ts';

type LocationQuestionProps = {
  idPrefix: string;
  question: Question | null;
  values: Record<string, string>;
  error: string | undefined;
};

export function LocationQuestion({ idPrefix, question, values, error }: LocationQuestionProps) {
  const { location = '', location_checked: answer } = values;
  if (!question) {
    // Answered already, while another field had an error; not asked again.
    return answer === location && location !== '' ? <AnsweredLocation location={location} /> : null;
  }
  const id = `${idPrefix}-location_checked`;
  const choices = [
    ...question.options.map((option) => ({ value: option, label: option })),
    { value: location, label: `None of these: keep “${location}”` },
  ];
  return (
    <fieldset
      aria-describedby={error && `${id}-error`}
      className="mb-6 min-w-0 rounded-md border-blue-collar border-l-4 bg-blue-collar-soft px-4 py-3 sm:ml-11"
    >
      <legend className="float-left mb-0.5 w-full font-semibold">{`Which ${question.part} is it?`}</legend>
      <p className="clear-both text-ink-soft">Several places have this name. People search for jobs near them.</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input type="hidden" name="location_asked" value={location} />
      <div className="mt-1 flex flex-col">
        {choices.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name="location_checked"
            value={value}
            label={label}
          />
        ))}
      </div>
    </fieldset>
  );
}

const AnsweredLocation = ({ location }: { location: string }) => (
  <>
    <input type="hidden" name="location_asked" value={location} />
    <input type="hidden" name="location_checked" value={location} />
  </>
);
