/** Asked before a job is posted whose title suggests the other category; the answer replaces the choice. */
import { useState } from 'react';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { CATEGORY_NAMES, JOB_CATEGORIES, type JobCategory } from '#domain/job/job.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import type { Typed } from '../advert/typed-values.ts';

type CategoryQuestionProps = {
  idPrefix: string;
  typed: Typed;
  /** Asked when a field loses the focus: half-typed words suggest nothing. */
  settled: Typed;
  error: string | undefined;
};

export function CategoryQuestion(props: CategoryQuestionProps) {
  const hint = categoryOfTitle(props.settled['title'] ?? '');
  return <Question key={hint} hint={hint} {...props} />;
}

function Question({ idPrefix, typed, settled, error, hint }: CategoryQuestionProps & { hint: JobCategory | null }) {
  const [isAnswered, setAnswered] = useState(Boolean(typed['category_checked']));
  const chosen = JOB_CATEGORIES.find((each) => each === typed['category']) ?? 'white-collar';
  const isAsked = hint !== null && (hint !== chosen || isAnswered);
  const other = JOB_CATEGORIES.find((each) => each !== hint) ?? chosen;
  const answer = (category: JobCategory) => {
    setAnswered(true);
    const select = document.getElementById(`${idPrefix}-category`);
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = category;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const id = `${idPrefix}-category_checked`;
  const questionError = isAnswered ? undefined : error;
  return (
    <>
      <p role="status" className="sr-only">
        {isAsked && !isAnswered && `Is this ${CATEGORY_NAMES[hint]}? Based on the job title.`}
      </p>
      {isAsked && (
        <fieldset
          aria-describedby={questionError && `${id}-error`}
          className="mb-6 min-w-0 rounded-md border-blue-collar border-l-4 bg-blue-collar-soft px-4 py-3 sm:ml-11"
        >
          <legend className="float-left mb-0.5 w-full font-semibold">{`Is this ${CATEGORY_NAMES[hint]}?`}</legend>
          <p className="clear-both text-ink-soft">
            {`“${settled['title']?.trim()}” is usually ${CATEGORY_NAMES[hint]} work, but you chose ${CATEGORY_NAMES[other]}.`}
          </p>
          {questionError && <FieldError id={`${id}-error`}>{questionError}</FieldError>}
          <div className="mt-1 flex flex-wrap gap-x-6">
            {[hint, other].map((category) => (
              <Checkbox
                key={category}
                type="radio"
                id={category === hint ? id : `${id}-other`}
                name="category_checked"
                value={category}
                checked={isAnswered && category === chosen}
                onChange={() => answer(category)}
                label={
                  category === hint ? `Yes, post it under ${CATEGORY_NAMES[hint]}` : `No, keep ${CATEGORY_NAMES[other]}`
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
