import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';

export const IMPORT_FORM = 'import';

type ImportUploadProps = {
  reply: Reply | undefined;
  file: { label: string; hint: string; accept: string };
  children: ReactNode;
};

export function ImportUpload({ reply, file, children }: ImportUploadProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="max-w-2xl space-y-5">
      <FormProblems formId={IMPORT_FORM} answer={reply} />
      {/* The file comes last, so that a form that is cut off still has its other fields. */}
      <input type="hidden" name="intent" value="upload" />
      {children}
      <Field id={`${IMPORT_FORM}-file`} label={file.label} hint={file.hint} required error={reply?.errors['file']}>
        {(control) => <FileInput {...control} name="file" accept={file.accept} />}
      </Field>
      <Button type="submit" isLoading={isSending} loadingText="Uploading...">
        Upload file
      </Button>
    </Form>
  );
}

export const DiscardImport = ({ children }: { children: string }) => (
  <Form method="post">
    <Button type="submit" name="intent" value="discard" variant="quiet">
      {children}
    </Button>
  </Form>
);
