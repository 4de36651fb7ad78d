import { Camera, ImageUp, Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { takePhotoInApp } from '#app/chrome/shell/native/bridge.ts';
import { isInApp } from '#app/chrome/shell/native/platform.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FieldError } from '#app/ui/form/field.tsx';
import { useIsNarrow } from '#app/ui/narrow.ts';
import { LARGEST_PHOTO_BYTES } from '#domain/enquiry/enquiry.ts';
import { CAMERA_TEXTS, ENQUIRY_LABELS, FILE_TEXTS } from '../texts.ts';
import { type FieldsProps, WHOLE_ROW } from './enquiry-form.tsx';
import { type Photo, readPhoto } from './photo-image.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

type DraftPhoto = { photo: Photo; isUsed: boolean; from: 'camera' | 'gallery' };

/** An optional photo, on narrow screens only (spec: marketing §2, §4, §5). Needs scripts. */
export function PhotoField({ id, answer }: FieldsProps) {
  const isNarrow = useIsNarrow();
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [draft, setDraft] = useState<DraftPhoto | null>(null);
  if (isNarrow === null) return null;
  // A phone in landscape counts as wide; a photo in progress stays.
  if (!isNarrow && !isCameraOpen && !draft) return <OnlyOnMobile />;
  return (
    <PhotoChoice
      id={id}
      isCameraOpen={isCameraOpen}
      setIsCameraOpen={setIsCameraOpen}
      draft={draft}
      setDraft={setDraft}
      error={answer?.errors['photo']}
    />
  );
}

function OnlyOnMobile() {
  return (
    <div className={classNames(WHOLE_ROW, 'flex gap-3 text-ink-soft text-sm')}>
      <Smartphone aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{CAMERA_TEXTS.mobileOnly}</p>
        <p>{CAMERA_TEXTS.photoMobileOnly}</p>
      </div>
    </div>
  );
}

type PhotoChoiceProps = {
  id: string;
  isCameraOpen: boolean;
  setIsCameraOpen: (isOpen: boolean) => void;
  draft: DraftPhoto | null;
  setDraft: (preview: DraftPhoto | null) => void;
  error: string | undefined;
};

function PhotoChoice({ id, isCameraOpen, setIsCameraOpen, draft, setDraft, error }: PhotoChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [fileError, setFault] = useState<string | null>(null);
  useEffect(() => {
    // Puts the photo into an ordinary file input, which the form submits.
    const files = new DataTransfer();
    if (draft?.isUsed) files.items.add(draft.photo.file);
    if (field.current) field.current.files = files.files;
  }, [draft]);
  const firstButton = useFocusOnChange(draft);

  function reviewPhoto(photo: Photo | null, from: DraftPhoto['from']) {
    const isAcceptable = photo && photo.file.size <= LARGEST_PHOTO_BYTES;
    setFault(isAcceptable ? null : photo ? FILE_TEXTS.tooLarge : FILE_TEXTS.photo);
    setDraft(isAcceptable ? { photo, isUsed: false, from } : null);
  }

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file) return;
    const photo = await readPhoto(file);
    input.value = '';
    reviewPhoto(photo, 'gallery');
  }

  async function takePhoto() {
    if (!isInApp()) return setIsCameraOpen(true);
    const result = await takePhotoInApp();
    if (result.ok) reviewPhoto(await readPhoto(result.file), 'camera');
    else if (result.reason === 'refused') setFault(CAMERA_TEXTS.noAccess);
  }

  function retake() {
    if (draft?.from === 'gallery') gallery.current?.click();
    else void takePhoto();
    setDraft(null);
  }

  return (
    <fieldset className={classNames(WHOLE_ROW, 'min-w-0')}>
      <legend className="mb-1.5 font-semibold text-sm">
        {ENQUIRY_LABELS.photo}
        <span className="font-normal text-ink-faint"> (optional)</span>
      </legend>
      <p className="-mt-0.5 mb-2 text-ink-soft text-sm">For our consultants only. Employers never see it.</p>
      <input ref={field} type="file" name="photo" tabIndex={-1} aria-hidden="true" className="hidden" />
      <input
        ref={gallery}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      {draft && (
        <img
          src={draft.photo.preview}
          alt="What you captured"
          className="mb-3 max-h-56 rounded-md border border-line"
        />
      )}
      <p role="status" className="text-sm">
        {draft?.isUsed && <span className="mb-2 block">We’ll send this photo with the form.</span>}
        {draft && !draft.isUsed && <span className="mb-2 block">You haven’t added this photo yet.</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        {!draft && (
          <>
            <Button ref={firstButton} type="button" variant="secondary" onClick={() => void takePhoto()}>
              <Camera aria-hidden="true" />
              Take Photo
            </Button>
            <Button type="button" variant="secondary" onClick={() => gallery.current?.click()}>
              <ImageUp aria-hidden="true" />
              From Gallery
            </Button>
          </>
        )}
        {draft && !draft.isUsed && (
          <>
            <Button ref={firstButton} type="button" onClick={() => setDraft({ ...draft, isUsed: true })}>
              Use Photo
            </Button>
            <Button type="button" variant="secondary" onClick={retake}>
              Retake
            </Button>
          </>
        )}
        {draft?.isUsed && (
          <Button ref={firstButton} type="button" variant="secondary" onClick={() => setDraft(null)}>
            Remove Photo
          </Button>
        )}
      </div>
      {(fileError ?? error) && (
        <div role="alert">
          <FieldError id={`${id}-photo`}>{fileError ?? error}</FieldError>
        </div>
      )}
      {isCameraOpen && (
        <Suspense>
          <CameraDialog
            id={`${id}-camera`}
            onCapture={(photo) => {
              setIsCameraOpen(false);
              reviewPhoto(photo, 'camera');
            }}
            onClose={() => setIsCameraOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

/** The pressed button disappears with its step, so the first new one takes the focus. */
function useFocusOnChange(step: unknown) {
  const button = useRef<HTMLButtonElement>(null);
  const formerStep = useRef(step);
  useEffect(() => {
    if (formerStep.current !== step) button.current?.focus();
    formerStep.current = step;
  }, [step]);
  return button;
}
