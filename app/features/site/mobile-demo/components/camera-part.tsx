import { Camera, ImageUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takePhotoInApp } from '#app/chrome/shell/native/bridge.ts';
import { isInApp } from '#app/chrome/shell/native/platform.ts';
import { type Photo, readPhoto } from '#app/features/core/enquiries/components/photo-image.ts';
import { CAMERA_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { Part } from './part.tsx';

const CameraDialog = lazy(() => import('#app/features/core/enquiries/components/camera-dialog.tsx'));

export function CameraPart() {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLButtonElement>(null);
  const removal = useRef<HTMLButtonElement>(null);

  function show(newPhoto: Photo | null) {
    setPhoto(newPhoto);
    setFault(newPhoto ? null : 'We can’t display this file. Choose a picture.');
  }

  async function take() {
    setFault(null);
    if (!isInApp()) return setOpen(true);
    const result = await takePhotoInApp();
    if (result.ok) show(await readPhoto(result.file));
    else if (result.reason === 'refused') setFault(CAMERA_TEXTS.noAccess);
  }

  /** Closes the dialog first, which would otherwise take the focus with it. */
  function capture(newPhoto: Photo | null) {
    flushSync(() => {
      setOpen(false);
      show(newPhoto);
    });
    (removal.current ?? camera.current)?.focus();
  }

  function remove() {
    setPhoto(null);
    camera.current?.focus();
  }

  async function choose(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    if (chosen) show(await readPhoto(chosen));
    input.value = '';
  }

  return (
    <Part
      id="camera"
      title="Camera"
      text="Take a photo or choose one. It stays on this page and is deleted when you leave."
      inApp="the camera of the device"
      inBrowser="the camera within this page, or a file"
    >
      {photo && (
        <img src={photo.preview} alt="What you captured" className="mb-4 max-h-64 rounded-md border border-line" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={camera} type="button" variant="secondary" onClick={() => void take()}>
          <Camera aria-hidden="true" />
          Take Photo
        </Button>
        <Button type="button" variant="secondary" onClick={() => file.current?.click()}>
          <ImageUp aria-hidden="true" />
          From Gallery
        </Button>
        {photo && (
          <Button ref={removal} type="button" variant="quiet" onClick={remove}>
            Remove Photo
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      <p role="status" className="sr-only">
        {photo && 'The photo is shown.'}
      </p>
      <div role="alert">{fault && <FieldError id="camera-fault">{fault}</FieldError>}</div>
      {isOpen && (
        <Suspense>
          <CameraDialog id="demo-camera" onCapture={capture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  );
}
