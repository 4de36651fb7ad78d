import { useEffect, useRef, useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { Reply } from '#app/web/form/reply.ts';
import {
  CV_ACCEPT,
  CV_EXTENSIONS,
  CV_REFUSALS,
  ENQUIRY_CV_EXTENSIONS,
  LARGEST_CV_BYTES,
  readCvName,
} from '#domain/profile/cv.ts';
import { ENQUIRY_LABELS, FILE_TEXTS } from '../texts.ts';
import { type FieldsProps, WHOLE_ROW } from './enquiry-form.tsx';

/** The browser's check holds until the server's next answer (`since`). */
type Checked = { since: Reply | undefined; fault: string | null };

type CvFieldProps = FieldsProps & {
  isForEmployer?: boolean;
  onChoose?: (file: File | null) => void;
};

export function CvField({ id, answer, isForEmployer = false, onChoose }: CvFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const isHydrated = useIsHydrated();
  const refusal = answer?.errors['cv'];
  useEffect(() => {
    if (refusal && answer && field.current) field.current.value = '';
  }, [refusal, answer]);
  const check = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const fault = file ? findFileError(file, isForEmployer) : null;
    if (fault) input.value = '';
    onChoose?.(fault ? null : (file ?? null));
    setChecked({ since: answer, fault });
  };
  const isNew = checked?.since === answer;
  const fault = isNew ? checked?.fault : null;
  return (
    <div className={WHOLE_ROW}>
      <Field
        id={`${id}-cv`}
        label={ENQUIRY_LABELS.cv}
        optional
        hint={
          <>
            {isForEmployer
              ? 'PDF, DOC or DOCX, up to 5 MB.'
              : 'PDF, DOC, DOCX or TXT, up to 5 MB. Only our consultants will read it.'}
            {/* Where the whole page comes back, it comes back without the file. */}
            {answer && !isHydrated && ' If you chose one before, choose it again.'}
          </>
        }
        error={isNew && checked ? checked.fault : refusal}
      >
        {(control) => (
          <FileInput
            {...control}
            ref={field}
            name="cv"
            accept={CV_ACCEPT}
            onChange={({ currentTarget }) => check(currentTarget)}
          />
        )}
      </Field>
      {/* Said as soon as it is known; the message itself stands at the field. */}
      <p role="alert" className="sr-only">
        {fault}
      </p>
    </div>
  );
}

function findFileError({ name, size }: File, isForEmployer: boolean): string | null {
  const fileName = readCvName<string>(name, isForEmployer ? CV_EXTENSIONS : ENQUIRY_CV_EXTENSIONS);
  if (isForEmployer) {
    if (!fileName.ok) return CV_REFUSALS[fileName.reason];
    if (size === 0) return CV_REFUSALS.empty;
    return size > LARGEST_CV_BYTES ? CV_REFUSALS.too_large : null;
  }
  if (!fileName.ok) return fileName.reason === 'bad_name' ? FILE_TEXTS.badName : FILE_TEXTS.wrongKind;
  if (size === 0) return FILE_TEXTS.empty;
  return size > LARGEST_CV_BYTES ? FILE_TEXTS.tooLarge : null;
}
