/**
 * The times to offer: a day and a start for each, in London time. Empty rows are ignored; a start without a day takes the day of the row
 * above (domain/interview/slots.ts), and shows it as it is typed.
 */
import type { FormEvent } from 'react';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { MOST_SLOTS } from '#domain/interview/interview.ts';

type SlotFieldsProps = {
  formId: string;
  answer: Reply | undefined;
  /** Today in London, as YYYY-MM-DD. */
  today: string;
  /** The currently offered times; shown until the form is edited. */
  offered?: readonly { day: string; time: string }[];
};

const ROWS = Array.from({ length: MOST_SLOTS }, (_, index) => index + 1);

export function SlotFields({ formId, answer, today, offered = [] }: SlotFieldsProps) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-ink">Times to offer, up to {MOST_SLOTS}</legend>
      <p className="mb-3 text-ink-soft text-sm">
        London time. The candidate chooses one. Times aren’t held: the first candidate to choose a time gets it. A start
        time without a date uses the date above it.
      </p>
      <ul onInput={takeDayAbove} className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {ROWS.map((row) => {
          const error = errors[`day${row}`];
          const offer = answer ? undefined : offered[row - 1];
          return (
            <li key={row} className="min-w-0">
              <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3">
                <Field id={`${formId}-day${row}`} label={`Date ${row}`} required={row === 1}>
                  {(wired) => (
                    <Input
                      {...wired}
                      {...(error && { 'aria-invalid': true, 'aria-describedby': `${formId}-day${row}-error` })}
                      type="date"
                      name={`day${row}`}
                      min={today}
                      defaultValue={values[`day${row}`] ?? offer?.day}
                    />
                  )}
                </Field>
                <Field id={`${formId}-time${row}`} label={`Start ${row}`} required={row === 1}>
                  {(wired) => (
                    <Input
                      {...wired}
                      type="time"
                      name={`time${row}`}
                      defaultValue={values[`time${row}`] ?? offer?.time}
                    />
                  )}
                </Field>
              </div>
              {error && <FieldError id={`${formId}-day${row}-error`}>{error}</FieldError>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function takeDayAbove({ target, currentTarget }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'time' || target.value === '') return;
  const days = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=date]')];
  const position = days.findIndex((day) => day.closest('li') === target.closest('li'));
  const above = days.slice(0, position).findLast(({ value }) => value !== '');
  const day = days[position];
  if (day?.value === '' && above) day.value = above.value;
}
