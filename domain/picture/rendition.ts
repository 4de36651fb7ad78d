/** The renditions of a picture of the library: how wide they are, and how they are called. Apart from the rest, because every page needs it. */

export const RENDITION_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

const WIDTHS = [480, 960];

/** From the narrowest to the picture as it is kept. */
export const renditionWidths = (width: number): number[] => [...WIDTHS.filter((each) => each < width), width];

/** Width of the only JPEG, for browsers without AVIF and WebP. */
export const fallbackWidth = (width: number): number => Math.min(width, 960);

export type RenditionName = { id: string; width: number; format: RenditionFormat };

export const renditionName = ({ id, width, format }: RenditionName): string => `${id}-${width}.${format}`;

/** Crop points are kept in these steps, because pages have a class for each, in per cent. */
export const CROP_STEP = 5;
