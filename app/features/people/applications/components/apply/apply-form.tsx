import { type ReactNode, useEffect, useMemo } from 'react';
import { QuestionFields } from '#app/features/board/jobs/components/screening/question-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { STICKY_END } from '#app/ui/dialog/sticky-end.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { SAVED_AS_FIELD } from '#app/web/form/send-or-save.ts';
import type { Sending } from '#app/web/form/sending.ts';
import type { SentCv } from '#domain/application/application.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { CV_ACCEPT } from '#domain/profile/cv.ts';
import { formatFileSize } from '#domain/text/file-size.ts';
import { AS_IT_IS, CoverNote, NOTE_ID } from './cover-note.tsx';

type Errors = Record<string, string>;

const NO_ERRORS: Errors = {};

type ApplyFormProps = {
  cv: SentCv | null;
  questions: QuestionSet | null | undefined;
  values: Record<string, string>;
  errors?: Errors | undefined;
  /** The candidate returned from the preview. */
  isBack: boolean;
  isOffline: boolean;
  /** Uploads a CV at once; replaces the file field after hydration. */
  cvPanel: ReactNode;
  title: string;
  sending: Pick<Sending, 'Form' | 'target' | 'intent'>;
  isInDialog: boolean;
};

/** The CV panel has its own forms, so this form ends before it; later fields refer to it by id. */
const FORM_ID = 'apply-form';

/** The page works without JavaScript: text fields come before the file, so that they have arrived even if the file is refused. */
export function ApplyForm({
  cv,
  questions,
  values,
  errors = NO_ERRORS,
  isBack,
  isOffline,
  cvPanel,
  title,
  sending: { Form, target, intent },
  isInDialog,
}: ApplyFormProps) {
  const isHydrated = useIsHydrated();
  const isSending = intent !== null;
  useEffect(() => {
    if (isBack) document.getElementById(NOTE_ID)?.focus();
  }, [isBack]);
  const written = (
    <Form
      key="written"
      id={FORM_ID}
      method="post"
      {...target}
      {...(!isHydrated && { encType: 'multipart/form-data' as const })}
      noValidate
      className="space-y-6"
    >
      {isHydrated && <input type="hidden" name={SAVED_AS_FIELD} value={title} />}
      <QuestionFields set={questions} id="apply" values={values} errors={errors} />
      <CoverNote written={values['cover_note'] ?? ''} error={errors['cover_note']} />
    </Form>
  );
  const files = (
    <div key="files" className="space-y-6">
      {isHydrated ? (
        cvPanel
      ) : (
        <Field
          id="apply-cv"
          label={cv ? 'Send another CV' : 'CV'}
          optional
          hint="PDF, DOC or DOCX, up to 5 MB. We’ll save it to your profile."
          error={errors['cv']}
        >
          {(control) => <Input {...control} form={FORM_ID} type="file" name="cv" accept={CV_ACCEPT} />}
        </Field>
      )}
      {cv && <CvChoice key={cv.id} cv={isHydrated ? null : cv} isWithCv={values['with_cv'] !== 'no'} />}
    </div>
  );
  return (
    <div className="space-y-10">
      <ApplyErrorSummary errors={errors} />
      {isInDialog ? [files, written] : [written, files]}
      {isOffline && (
        <>
          <p className="measure text-ink-soft">{AS_IT_IS}</p>
          <input type="hidden" form={FORM_ID} name="as_it_is" value="yes" />
        </>
      )}
      <div data-toasts-above className={classNames('flex flex-wrap gap-3', isInDialog && STICKY_END)}>
        {isOffline && (
          <Button type="submit" form={FORM_ID} name="intent" value="send" size="lg" disabled={isSending}>
            Save application
          </Button>
        )}
        <Button
          type="submit"
          form={FORM_ID}
          name="intent"
          value="preview"
          size="lg"
          variant={isOffline ? 'secondary' : 'primary'}
          isLoading={isSending}
          className={classNames(isInDialog && 'max-sm:flex-1')}
        >
          Preview application
        </Button>
      </div>
    </div>
  );
}

function ApplyErrorSummary({ errors }: { errors: Errors }) {
  return <ErrorSummary errors={useMemo(() => toFaults(errors), [errors])} />;
}

const toFaults = ({ cover_note, cv, ...others }: Errors) => [
  ...(cv ? [{ fieldId: 'apply-cv', message: cv }] : []),
  ...Object.entries(others).map(([name, message]) => ({ fieldId: `apply-${name}`, message })),
  ...(cover_note ? [{ fieldId: NOTE_ID, message: cover_note }] : []),
];

/** @param cv null if the panel shows its name */
function CvChoice({ cv, isWithCv }: { cv: SentCv | null; isWithCv: boolean }) {
  return (
    <fieldset className="[overflow-wrap:anywhere]">
      <legend className="mb-1 font-semibold text-sm">CV to send</legend>
      <Checkbox
        id="apply-with_cv"
        type="radio"
        form={FORM_ID}
        name="with_cv"
        value="yes"
        label="Send this CV"
        hint={cv && `${cv.name}, ${formatFileSize(cv.sizeBytes)}`}
        defaultChecked={isWithCv}
      />
      <Checkbox
        id="apply-without_cv"
        type="radio"
        form={FORM_ID}
        name="with_cv"
        value="no"
        label="Send without a CV"
        defaultChecked={!isWithCv}
      />
    </fieldset>
  );
}
