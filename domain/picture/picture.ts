/** Pictures of the library: accepted files and addresses of renditions. platform/picture/renditions.server.ts draws them. */
import type { RenditionFormat, RenditionName } from './rendition.ts';

export type Picture = {
  id: string;
  /** The width of the largest rendition, in pixels. */
  width: number;
  height: number;
  alt: string;
  /** The focal point, visible in every crop, in per cent from the left and from the top. */
  cropX: number;
  cropY: number;
};

export const LARGEST_PICTURE_BYTES = 10 * 1_048_576;
export const MOST_PICTURE_PIXELS = 40_000_000;
export const SHORTEST_PICTURE_SIDE = 64;
/** Pixels. Larger pictures are scaled down. */
export const LONGEST_PICTURE_SIDE = 1_600;
export const LONGEST_ALT = 250;
export const PICTURE_ACCEPT = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

export const PICTURE_REFUSALS = {
  missing: 'Choose a picture to upload',
  too_large: 'The picture must be 10 MB or smaller',
  wrong_kind: 'The picture must be a complete PNG, JPEG or WebP file without animation',
  wrong_content: 'We can’t use this picture. Save it as a PNG or JPEG and try again',
  too_small: 'The picture must be at least 64 pixels wide and high',
  too_many_pixels: 'The picture has more than 40 million pixels. Save a smaller copy and try again',
  too_large_in_passes:
    'The picture is too large to be interlaced or progressive. Turn that off or save a smaller copy, and try again',
  malformed: 'The file didn’t upload fully. Try again',
} as const;

export const RENDITION_MEDIA_TYPES: Readonly<Record<RenditionFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const NAME = new RegExp(`^(${ID})-([1-9]\\d{1,3})\\.(avif|webp|jpg)$`);

export function readRenditionName(name: string): RenditionName | null {
  const [, id, width, format] = NAME.exec(name) ?? [];
  return id && width && format ? { id, width: Number(width), format: format as RenditionFormat } : null;
}

export const renditionKey = ({ id, width, format }: RenditionName): string => `pictures/${id}/${width}.${format}`;

export const isPictureId = (text: string): boolean => new RegExp(`^${ID}$`).test(text);

/** Matches everything in a text that may be a picture's id. */
export const PICTURE_IDS = new RegExp(`\\b${ID}\\b`, 'g');
