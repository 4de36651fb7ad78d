/** File sizes in the units that people see, where 5 MB means 5 × 1024 × 1024 bytes. */

const KILOBYTE = 1024;

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${tenths.format(kilobytes / KILOBYTE)} MB`;
}
