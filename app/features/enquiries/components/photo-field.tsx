/**
 * A photo, for whoever wants to add one: on narrow screens only, where the camera is in the hand (spec: marketing §2, §4,
 * §5). It is taken or chosen, looked at, and then used or taken again. Without a script there is none.
 */
import { Camera, ImageUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { LARGEST_PHOTO_BYTES } from '#domain/enquiry.ts';
import { CAMERA_TEXTS, FILE_TEXTS } from '#domain/enquiry-texts.ts';
import type { FieldsProps } from './enquiry-form.tsx';
import { type Photo, readPhoto } from './photo-image.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

/** spec: marketing §9 "mobile breakpoint 768 px". */
const NARROW = '(max-width: 767.98px)';

function watchNarrow(tell: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Null where no script runs yet. */
const useIsNarrow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchNarrow,
    () => matchMedia(NARROW).matches,
    () => null,
  );

export function PhotoField({ id, answer }: FieldsProps) {
  const isNarrow = useIsNarrow();
  if (isNarrow === null) return null;
  if (!isNarrow) return <p className="text-ink-faint text-sm">{CAMERA_TEXTS.photoMobileOnly}</p>;
  return <PhotoChoice id={id} error={answer?.errors.photo} />;
}

function PhotoChoice({ id, error }: { id: string; error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [shown, setShown] = useState<{ photo: Photo; isUsed: boolean } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    // What is sent is a file in a field like any other.
    const files = new DataTransfer();
    if (shown?.isUsed) files.items.add(shown.photo.file);
    if (field.current) field.current.files = files.files;
  }, [shown]);

  function look(photo: Photo | null) {
    const isFine = photo && photo.file.size <= LARGEST_PHOTO_BYTES;
    setFault(isFine ? null : photo ? FILE_TEXTS.tooLarge : FILE_TEXTS.photo);
    setShown(isFine ? { photo, isUsed: false } : null);
  }

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    input.value = '';
    if (file) look(await readPhoto(file));
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">
        Photo<span className="font-normal text-ink-faint"> (optional)</span>
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
      {shown && (
        <img
          src={shown.photo.preview}
          alt={shown.isUsed ? 'Your photo, which goes with the form' : 'Your photo, not used yet'}
          className="mb-3 max-h-48 rounded-md border border-line"
        />
      )}
      <div className="flex flex-wrap gap-3" role="status">
        {shown && !shown.isUsed ? (
          <>
            <Button type="button" onClick={() => setShown({ ...shown, isUsed: true })}>
              Use Photo
            </Button>
            <Button type="button" variant="secondary" onClick={() => setShown(null)}>
              Retake
            </Button>
          </>
        ) : (
          <>
            <Button type="button" variant="secondary" onClick={() => setIsCameraOpen(true)}>
              <Camera aria-hidden="true" />
              Take Photo
            </Button>
            <Button type="button" variant="secondary" onClick={() => gallery.current?.click()}>
              <ImageUp aria-hidden="true" />
              From Gallery
            </Button>
            {shown && (
              <Button type="button" variant="quiet" onClick={() => setShown(null)}>
                Remove
              </Button>
            )}
          </>
        )}
      </div>
      {(fault ?? error) && <FieldError id={`${id}-photo`}>{fault ?? error}</FieldError>}
      {isCameraOpen && (
        <Suspense>
          <CameraDialog
            id={`${id}-camera`}
            onCapture={(photo) => {
              setIsCameraOpen(false);
              look(photo);
            }}
            onClose={() => setIsCameraOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
