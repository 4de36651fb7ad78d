/** The CV that goes with a form. What the server would refuse is refused at once, and the field is cleared. */
import { useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import { CV_ACCEPT, ENQUIRY_CV_EXTENSIONS, LARGEST_CV_BYTES, readCvName } from '#domain/cv.ts';
import { FILE_TEXTS } from '#domain/enquiry-texts.ts';
import type { FieldsProps } from './enquiry-form.tsx';
import { FILE_INPUT_CLASS } from './file-input-class.ts';

export function CvField({ id, answer }: FieldsProps) {
  const [fault, setFault] = useState<string | null>(null);
  const check = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const found = file ? findFault(file) : null;
    if (found) input.value = '';
    setFault(found);
  };
  return (
    <div>
      <Field
        id={`${id}-cv`}
        label="CV"
        optional
        hint="PDF, DOC, DOCX or TXT, 5 MB at most. Only our consultants read it."
        error={fault ?? answer?.errors.cv}
      >
        {(wired) => (
          <input
            {...wired}
            type="file"
            name="cv"
            accept={CV_ACCEPT}
            onChange={({ currentTarget }) => check(currentTarget)}
            className={FILE_INPUT_CLASS}
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

function findFault({ name, size }: File): string | null {
  const named = readCvName(name, ENQUIRY_CV_EXTENSIONS);
  if (!named.ok) return named.reason === 'bad_name' ? FILE_TEXTS.badName : FILE_TEXTS.wrongKind;
  if (size === 0) return FILE_TEXTS.empty;
  return size > LARGEST_CV_BYTES ? FILE_TEXTS.tooLarge : null;
}
