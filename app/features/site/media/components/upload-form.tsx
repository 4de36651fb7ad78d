/** Uploads a picture. With JavaScript it shows progress and stays on the page; otherwise it is a form with a button. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { UPLOAD_WORDS, UploadProgress, type UploadState } from '#app/ui/feedback/upload-progress.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { sendWithProgress } from '#app/ui/form/send-with-progress.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { EMPTY_REPLY, type Reply, type ScriptReply } from '#app/web/form/reply.ts';
import { LARGEST_PICTURE_BYTES, LONGEST_ALT, PICTURE_ACCEPT, PICTURE_REFUSALS } from '#domain/picture/picture.ts';
import type { KeptPicture } from '../schema.ts';
import { TRY_AGAIN, uploadNotice } from '../texts.ts';

type AddedPicture = { picture: KeptPicture; path: string };

type UploadFormProps = {
  id: string;
  answer?: Reply | undefined;
  onAdded: (added: AddedPicture) => void;
};

export function UploadForm({ id, answer, onAdded }: UploadFormProps) {
  const { upload, reply, send, cancel } = usePictureUpload(onAdded);
  const form = useRef<HTMLFormElement>(null);
  const visibleReply = reply ?? answer;
  useFocusBack(form, upload !== null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={form}
      method="post"
      action={href('/admin/media')}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <FormProblems formId={id} answer={visibleReply} />
      {/* The words come first: of a form that is cut off, they are what is left. */}
      <Field
        id={`${id}-alt`}
        label="Description"
        hint="For people who can’t see it, such as ‘Two colleagues at a desk by the window’."
        error={visibleReply?.errors['alt']}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="alt"
            maxLength={LONGEST_ALT}
            autoComplete="off"
            defaultValue={visibleReply?.values['alt']}
          />
        )}
      </Field>
      <Field
        id={`${id}-picture`}
        label="Picture"
        hint="PNG, JPEG or WebP, up to 10 MB. We’ll create the sizes pages need and remove a photo’s location and date."
        error={visibleReply?.errors['picture']}
        required
      >
        {(control) => <FileInput {...control} name="picture" accept={PICTURE_ACCEPT} />}
      </Field>
      <p role="status" className="sr-only">
        {upload && `${UPLOAD_WORDS[upload.state]} ${upload.name}`}
      </p>
      {upload ? (
        <UploadProgress {...upload} onCancel={cancel} />
      ) : (
        <div>
          <Button type="submit">Upload picture</Button>
        </div>
      )}
    </form>
  );
}

type Upload = { state: UploadState; name: string; percent: number };

function usePictureUpload(onAdded: UploadFormProps['onAdded']) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [reply, setReply] = useState<Reply>();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const fail = (part: Partial<Reply>) => {
    setUpload(null);
    setReply({ ...EMPTY_REPLY, ...part });
  };
  const send = (form: FormData) => {
    const file = form.get('picture');
    if (!(file instanceof File) || upload) return;
    if (file.size > LARGEST_PICTURE_BYTES) return fail({ errors: { picture: PICTURE_REFUSALS.too_large } });
    const showState = (state: UploadState, percent: number) => setUpload({ state, name: file.name, percent });
    showState('uploading', 0);
    cancel.current = sendWithProgress(href('/admin/media'), form, {
      onProgress: (percent) => showState('uploading', percent),
      onSent: () => showState('checking', 100),
      onAnswer: ({ text }) => {
        const read = readReply(text);
        if (!read?.ok) return fail(read ?? { notice: uploadNotice(TRY_AGAIN) });
        setUpload(null);
        setReply(undefined);
        if (read.picture) onAdded({ picture: read.picture, path: read.path });
      },
      onLost: () => fail({ notice: uploadNotice('The connection was lost. Try again.') }),
      onStopped: () => setUpload(null),
    });
  };
  return { upload, reply, send, cancel: () => cancel.current() };
}

/** @returns null for a response that is not from the form, such as a proxy's */
function readReply(text: string): ScriptReply<{ picture: KeptPicture }> | null {
  try {
    const read = JSON.parse(text);
    if (read.ok) return read;
    return { errors: {}, notice: uploadNotice(String(read.message)), ...read };
  } catch {
    return null;
  }
}

/** Restores the focus: the pressed button is hidden during the upload, and the cancel button after it. */
function useFocusBack(form: React.RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  const was = useRef(isBusy);
  useEffect(() => {
    if (was.current === isBusy) return;
    was.current = isBusy;
    if (document.activeElement === document.body) form.current?.querySelector('button')?.focus();
  }, [form, isBusy]);
}
