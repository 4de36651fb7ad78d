import { createHash } from 'node:crypto';
import { z } from 'zod';
import { alt } from '#app/features/site/media/form.ts';
import { isPictureId, LONGEST_PICTURE_SIDE } from '#domain/picture/picture.ts';
import { CROP_STEP, fallbackWidth, RENDITION_FORMATS, renditionWidths } from '#domain/picture/rendition.ts';
import { LARGEST_RENDITION_BYTES } from '#domain/site/archive-limits.ts';
import type { Rendition } from '#platform/picture/renditions.server.ts';
import { checkRendition } from '#platform/picture/stored-rendition.server.ts';
import type { ZipPart } from '#platform/zip/zip-file.server.ts';
import { findRepeated } from './archived-items.server.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t a SHA-256');
const side = z.int().min(1).max(LONGEST_PICTURE_SIDE);
const crop = z.int().min(0).max(100).multipleOf(CROP_STEP);

export const archivedPicture = z.strictObject({
  /** The id that the archive's items use. On this site the picture may have another. */
  id: z.string().refine(isPictureId, 'This isn’t a picture ID'),
  /** The hash of the uploaded file. Two sites recognise the same picture by it. */
  sha256: hash,
  kind: z.enum(['png', 'jpeg', 'webp']),
  width: side,
  height: side,
  alt,
  cropX: crop,
  cropY: crop,
  addedAt: z.iso.datetime(),
  files: z
    .array(z.strictObject({ width: side, format: z.enum(RENDITION_FORMATS), sha256: hash }))
    .max(RENDITION_FORMATS.length * 3),
});

export type ArchivedPicture = z.infer<typeof archivedPicture>;

type ArchivedFile = ArchivedPicture['files'][number];
type NamedFile = Pick<ArchivedFile, 'width' | 'format'>;

export const picturePart = (id: string, { width, format }: NamedFile): string => `pictures/${id}/${width}.${format}`;

const describeFault = ({ alt: shows }: ArchivedPicture, message: string) => `Media, “${shows}”: ${message}`;

export function checkPictureList(pictures: readonly ArchivedPicture[], parts: ReadonlyMap<string, ZipPart>): string[] {
  const expectedNames = new Set(pictures.flatMap(({ id, files }) => files.map((file) => picturePart(id, file))));
  const isTwice = (key: 'id' | 'sha256') => findRepeated(pictures.map((each) => each[key]));
  return [
    ...[...isTwice('id'), ...isTwice('sha256')].map((name) => `Media, ${name}: This picture appears twice`),
    ...[...parts.keys()]
      .filter((name) => !expectedNames.has(name))
      .map((name) => `${name}: The archive doesn’t list this file`),
    ...pictures.flatMap((picture) => checkFileList(picture, parts).map((message) => describeFault(picture, message))),
  ];
}

function checkFileList({ id, width, files }: ArchivedPicture, parts: ReadonlyMap<string, ZipPart>): string[] {
  const names = files.map((file) => picturePart(id, file));
  const usual: NamedFile[] = [
    ...renditionWidths(width).flatMap((each) => [
      { width: each, format: 'avif' as const },
      { width: each, format: 'webp' as const },
    ]),
    { width: fallbackWidth(width), format: 'jpg' },
  ];
  const missingFiles = usual
    .map((file) => picturePart(id, file))
    .filter((name) => !names.includes(name) || !parts.has(name));
  return [
    ...missingFiles.map((name) => `${name} is missing`),
    ...(names.length !== usual.length && missingFiles.length === 0 ? ['It has files that belong to no picture'] : []),
    ...names
      .filter((name) => (parts.get(name)?.size ?? 0) > LARGEST_RENDITION_BYTES)
      .map((name) => `${name} is too large for a picture`),
  ];
}

/** Decodes every file of a picture. @param sender the account, because accounts take turns */
export async function checkPictureFiles(
  picture: ArchivedPicture,
  parts: ReadonlyMap<string, ZipPart>,
  sender: string,
): Promise<'busy' | string[]> {
  const faults: string[] = [];
  for (const file of picture.files) {
    const { width, format } = file;
    const name = picturePart(picture.id, file);
    const bytes = await parts
      .get(name)
      ?.read()
      .catch(() => null);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256) {
      faults.push(describeFault(picture, `${name} is not the file that was exported`));
      continue;
    }
    const height = Math.max(1, Math.round((picture.height * width) / picture.width));
    const verdict = await checkRendition(bytes, { width, height, format }, sender);
    if (verdict === 'busy') return 'busy';
    if (verdict === 'unfit')
      faults.push(describeFault(picture, `${name} is not a single picture of ${width} by ${height} pixels`));
  }
  return faults;
}

export const readRenditions = (
  { id, files }: ArchivedPicture,
  parts: ReadonlyMap<string, ZipPart>,
): Promise<Rendition[]> =>
  Promise.all(
    files.map(async ({ width, format, ...file }) => {
      const bytes = await parts.get(picturePart(id, { width, format }))?.read();
      if (!bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
        throw new Error('A file of the archive has changed since it was checked');
      return { width, format, bytes };
    }),
  );
