import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import type { Reply } from '#app/web/form/reply.ts';

export const REASSIGN_FORM = 'reassign';

type ReassignBarProps = {
  colleagues: readonly { id: string; fullName: string }[];
  isSending: boolean;
  answer: Reply | undefined;
};

export function ReassignBar({ colleagues, isSending, answer }: ReassignBarProps) {
  return (
    <fieldset
      id={`${REASSIGN_FORM}-jobs`}
      tabIndex={-1}
      className="mt-4 flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface px-4 pt-2 pb-4"
    >
      <legend className="px-1 font-semibold text-sm">Reassign selected jobs</legend>
      <Field id={`${REASSIGN_FORM}-to`} label="Colleague" error={answer?.errors['to']} className="w-full max-w-xs">
        {(control) => (
          <Select {...control} name="to" defaultValue={answer?.values['to'] ?? ''}>
            <option value="">Choose a colleague</option>
            {colleagues.map(({ id, fullName }) => (
              <option key={id} value={id}>
                {fullName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary" isLoading={isSending} loadingText="Reassigning...">
        Reassign
      </Button>
    </fieldset>
  );
}
