/** Redraws a photo before it is sent, which strips its metadata (place, time, device). */
import { PHOTO_QUALITY } from '#domain/enquiry/enquiry.ts';

/** Longest side in pixels, as requested from the camera (spec: marketing §7). */
const LONGEST_SIDE = 1920;

export type Photo = {
  file: File;
  preview: string;
};

/** Null if the browser cannot draw it. */
export async function toPhoto(source: CanvasImageSource, width: number, height: number): Promise<Photo | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', PHOTO_QUALITY));
  if (blob?.type !== 'image/jpeg') return null;
  return { file: new File([blob], 'photo.jpg', { type: 'image/jpeg' }), preview: canvas.toDataURL('image/jpeg', 0.7) };
}

/** Null for a file that this browser cannot decode. */
export async function readPhoto(file: File): Promise<Photo | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    return await toPhoto(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}
