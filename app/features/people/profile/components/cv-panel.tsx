/**
 * A candidate's CV, and a field to replace it. With JavaScript a file is uploaded as soon as it is chosen or dropped, and typed text stays;
 * otherwise it is a form with a button.
 */
import { Download, FileText, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { href, Link, useRevalidator } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { UPLOAD_WORDS, UploadProgress } from '#app/ui/feedback/upload-progress.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { SentCv } from '#domain/application/application.ts';
import { CV_ACCEPT } from '#domain/profile/cv.ts';
import { formatFileSize } from '#domain/text/file-size.ts';
import { type CvFields, CvSuggestions } from './cv-suggestions.tsx';
import { useCvUpload } from './cv-upload.ts';

/** `uploadedOn` is formatted. */
type ShownCv = SentCv & { uploadedOn?: string };

type CvPanelProps = {
  cv: ShownCv | null;
  /** The page to return to without JavaScript. */
  next: string;
  fills?: { formId: string; fields: CvFields };
  /** Called after a new CV was stored; without it the page is reloaded around the typed text. */
  onChange?: () => void;
};

export function CvPanel({ cv, next, fills, onChange }: CvPanelProps) {
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const { upload, start, cancel } = useCvUpload(onChange ?? revalidate);
  const [chosen, setChosen] = useState<File | null>(null);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = upload.state === 'uploading' || upload.state === 'checking';
  useFocusBack(panel, isBusy);
  const chooseFile = (files: FileList | null) => {
    const file = files?.[0];
    if (input.current) input.current.value = '';
    if (!file || isBusy) return;
    setChosen(file);
    start(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    chooseFile(event.dataTransfer.files);
  };
  return (
    <section ref={panel} aria-labelledby="cv-panel">
      <Heading level={2} size="item" id="cv-panel">
        CV
      </Heading>
      {cv ? <CurrentCv cv={cv} /> : <p className="mt-2 text-ink-soft">You haven’t uploaded a CV yet.</p>}
      <p role="status" className="sr-only">
        {isBusy && `${UPLOAD_WORDS[upload.state]} ${upload.name}`}
      </p>
      {isBusy ? (
        <UploadProgress {...upload} onCancel={cancel} />
      ) : (
        <form
          method="post"
          action={href('/profile/cv')}
          encType="multipart/form-data"
          className="mt-4 rounded-md border border-control border-dashed p-4"
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        >
          <input type="hidden" name="next" value={next} />
          <Field
            id="cv-file"
            label={cv ? 'Replace CV' : 'Upload your CV'}
            hint="PDF, DOC or DOCX, up to 5 MB. Choose a file or drop it here."
            error={upload.state === 'failed' ? upload.message : null}
          >
            {(control) => (
              <FileInput
                {...control}
                ref={input}
                name="cv"
                accept={CV_ACCEPT}
                onChange={isHydrated ? ({ target }) => chooseFile(target.files) : undefined}
              />
            )}
          </Field>
          {!isHydrated && (
            <Button type="submit" variant="secondary" className="mt-3">
              Upload CV
            </Button>
          )}
        </form>
      )}
      {fills && chosen && upload.state === 'idle' && (
        <CvSuggestions
          file={chosen}
          fields={fills.fields}
          findForm={() => document.querySelector<HTMLFormElement>(`form#${fills.formId}`)}
          headingLevel={3}
        />
      )}
    </section>
  );
}

function CurrentCv({ cv: { id, name, sizeBytes, uploadedOn } }: { cv: ShownCv }) {
  return (
    <div className="mt-3 border-line border-y py-3">
      <p className="flex gap-2.5">
        <FileText aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-faint" />
        <span className="min-w-0">
          <span className="block break-all font-semibold">{name}</span>
          <span className="figures block text-ink-soft text-sm">
            {[formatFileSize(sizeBytes), uploadedOn && `uploaded on ${uploadedOn}`].filter(Boolean).join(', ')}
          </span>
        </span>
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a href={href('/cvs/:id', { id })} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Download aria-hidden="true" />
          Download
        </a>
        <Link to={href('/profile/cv/remove')} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <Trash2 aria-hidden="true" />
          <span>
            Remove<span className="sr-only"> CV</span>
          </span>
        </Link>
      </p>
    </div>
  );
}

/** The focused control disappears when an upload starts or ends: moves the focus, unless it is already elsewhere. */
function useFocusBack(panel: React.RefObject<HTMLElement | null>, isBusy: boolean): void {
  const was = useRef(isBusy);
  useEffect(() => {
    if (was.current === isBusy) return;
    was.current = isBusy;
    if (document.activeElement === document.body) {
      panel.current?.querySelector<HTMLElement>(isBusy ? '[role=progressbar] ~ * button' : 'input[type=file]')?.focus();
    }
  }, [panel, isBusy]);
}
