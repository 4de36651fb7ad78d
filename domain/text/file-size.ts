/** Sizes of files as people read them, in the units that 'CV must be 5 MB or smaller' is meant in. */

const KILOBYTE = 1024;

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** 84 KB, 1.2 MB. Never 0 for a file that holds anything. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${tenths.format(kilobytes / KILOBYTE)} MB`;
}
