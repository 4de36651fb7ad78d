import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { ShownAbsence } from '../schema.ts';

type AbsenceListProps = { absences: readonly ShownAbsence[]; today: string; isSending: boolean };

export function AbsenceList({ absences, today, isSending }: AbsenceListProps) {
  if (absences.length === 0) return <p className="text-ink-soft">No absences recorded.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {absences.map(({ id, reason, dates, isOpen }) => (
        <li key={id} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 py-2.5">
          <p className="min-w-0 text-sm">
            <span className="block font-medium">{reason}</span>
            <span className="figures text-ink-soft">{dates}</span>
          </p>
          <div className="flex flex-wrap items-end gap-3">
            {isOpen && (
              <Form method="post" className="flex flex-wrap items-end gap-2">
                <input type="hidden" name="absence" value={id} />
                <Field id={`back-${id}`} label="Return date">
                  {(wired) => <Input {...wired} type="date" name="back_on" defaultValue={today} required />}
                </Field>
                <Button type="submit" name="intent" value="back" variant="secondary" disabled={isSending}>
                  Save
                </Button>
              </Form>
            )}
            <Form method="post">
              <input type="hidden" name="absence" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove_absence"
                variant="secondary"
                size="sm"
                disabled={isSending}
              >
                Remove<span className="sr-only"> {`${reason}, ${dates}`}</span>
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}
