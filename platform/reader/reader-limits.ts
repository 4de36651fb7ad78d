export type ReaderLimits = {
  /** Milliseconds that the site waits for the reader, without the time that the site itself spends on items. */
  milliseconds: number;
  heapMegabytes: number;
  /** Includes buffers and the program itself. */
  residentMegabytes: number;
  /** All items together, as JSON. */
  outputBytes: number;
};

const MEGABYTE = 1_048_576;

export const READER_LIMITS = {
  document: { milliseconds: 5_000, heapMegabytes: 96, residentMegabytes: 320, outputBytes: 2 * MEGABYTE },
  scan: { milliseconds: 30_000, heapMegabytes: 192, residentMegabytes: 768, outputBytes: 160 * MEGABYTE },
  'people-file': { milliseconds: 20_000, heapMegabytes: 96, residentMegabytes: 256, outputBytes: 32 * MEGABYTE },
  'job-file': { milliseconds: 20_000, heapMegabytes: 160, residentMegabytes: 384, outputBytes: 160 * MEGABYTE },
  board: { milliseconds: 20_000, heapMegabytes: 320, residentMegabytes: 400, outputBytes: 160 * MEGABYTE },
  'advert-report': { milliseconds: 20_000, heapMegabytes: 160, residentMegabytes: 320, outputBytes: 128 * MEGABYTE },
  content: { milliseconds: 20_000, heapMegabytes: 320, residentMegabytes: 400, outputBytes: 64 * MEGABYTE },
} as const satisfies Record<string, ReaderLimits>;

export type ReaderKind = keyof typeof READER_LIMITS;
