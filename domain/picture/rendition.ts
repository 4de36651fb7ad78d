/** The widths and names of a picture's renditions. A separate module, because every page needs it. */

export const RENDITION_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

const WIDTHS = [480, 960];

/** Ascending, ending with the stored picture's own width. */
export const renditionWidths = (width: number): number[] => [...WIDTHS.filter((each) => each < width), width];

/** Width of the only JPEG, for browsers without AVIF and WebP. */
export const fallbackWidth = (width: number): number => Math.min(width, 960);

export type RenditionName = { id: string; width: number; format: RenditionFormat };

export const renditionName = ({ id, width, format }: RenditionName): string => `${id}-${width}.${format}`;

/** Crop points are stored in these steps (in per cent), because pages have a class for each. */
export const CROP_STEP = 5;
