import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { INTERVIEW_NOTE_LENGTH, INTERVIEW_PLACE_LENGTH } from '#domain/interview/interview.ts';

type PlaceFieldsProps = {
  formId: string;
  answer: Reply | undefined;
  label: string;
  hint?: string;
  place?: string | null;
  note?: string | null;
  hasPlace?: boolean;
};

export function PlaceFields({ formId, answer, label, hint, place, note, hasPlace = true }: PlaceFieldsProps) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <>
      {hasPlace && (
        <Field id={`${formId}-place`} label={label} hint={hint} error={errors['place']}>
          {(wired) => (
            <Input
              {...wired}
              name="place"
              maxLength={INTERVIEW_PLACE_LENGTH}
              autoComplete="off"
              defaultValue={values['place'] ?? place ?? ''}
            />
          )}
        </Field>
      )}
      <Field
        id={`${formId}-note`}
        label="Message to the candidate"
        hint="What to bring, who will be there, how to find you."
        error={errors['note']}
        optional
      >
        {(wired) => (
          <Textarea
            {...wired}
            name="note"
            rows={4}
            maxLength={INTERVIEW_NOTE_LENGTH}
            defaultValue={values['note'] ?? note ?? ''}
          />
        )}
      </Field>
    </>
  );
}
