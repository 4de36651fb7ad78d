import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CAMERA_TEXTS } from '../texts.ts';
import { type Photo, toPhoto } from './photo-image.ts';

/** spec: marketing §7: ideal 1920x1080, the rear camera by default. */
const CONSTRAINTS: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
};

type CameraDialogProps = {
  id: string;
  onCapture: (photo: Photo | null) => void;
  onClose: () => void;
};

export default function CameraDialog({ id, onCapture, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'live' | 'failed'>('starting');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isClosed = false;
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
      if (isClosed || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('live');
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    // Permission refused, no camera, or camera in use: the visitor can choose a picture instead.
    start().catch(() => !isClosed && setState('failed'));
    return () => {
      isClosed = true;
      stop();
    };
  }, []);

  async function capture() {
    if (!video.current) return;
    onCapture(await toPhoto(video.current, video.current.videoWidth, video.current.videoHeight));
  }

  return (
    <Dialog
      id={id}
      title="Capture Photo"
      isOpen
      onClose={onClose}
      footer={
        <>
          <DialogCloseButton dialogId={id} />
          <Button type="button" disabled={state !== 'live'} onClick={() => void capture()}>
            Capture
          </Button>
        </>
      }
    >
      {state === 'failed' ? (
        <Notice tone="danger" title="Camera" role="alert">
          {CAMERA_TEXTS.noAccess}
        </Notice>
      ) : (
        <>
          <p role="status" className="mb-3 text-ink-soft text-sm">
            {state === 'starting' ? 'Starting the camera…' : 'The camera is on.'}
          </p>
          <video ref={video} muted playsInline className="aspect-[4/3] w-full rounded-md bg-sunken object-contain" />
        </>
      )}
    </Dialog>
  );
}
