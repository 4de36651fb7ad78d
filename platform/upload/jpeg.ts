/** Checks that a file is a JPEG photo by following its markers; the picture itself is not decoded. */

/** Most pixels of either side. A small file can declare a huge picture and use up the memory of the program that opens it. */
const LONGEST_SIDE = 8_192;

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables, restarts, comments and application segments (APP0 to APP15). */
const PARTS = [...FRAMES, SCAN, 0xc4, 0xdb, 0xdd, 0xfe];
const isPart = (marker: number) => PARTS.includes(marker) || (marker >= 0xe0 && marker <= 0xef);
/** Inside a scan: a data byte that only looks like a marker, or a restart marker. */
const isData = (marker: number) => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7);

/** Programs write a few dozen parts. Without a bound, ten megabytes of empty ones take long to skip. */
const MOST_PARTS = 10_000;

export type JpegFrame = {
  width: number;
  height: number;
  scans: number;
  /** Sum over all components: 3 for colour without subsampling, 1.5 with 4:2:0. */
  samplesPerPixel: number;
  /** End of the picture, in bytes. Cameras may append another picture. */
  end: number;
};

export const isJpeg = (bytes: Buffer): boolean => readJpegFrame(bytes)?.end === bytes.length;

export function readJpegFrame(bytes: Buffer): JpegFrame | null {
  if (bytes[0] !== MARK || bytes[1] !== START) return null;
  let frame: JpegFrame | null = null;
  let parts = 0;
  for (let at = 2; bytes[at] === MARK; ) {
    parts += 1;
    if (parts > MOST_PARTS) return null;
    // Any number of fill bytes may precede a marker.
    while (bytes[at + 1] === MARK) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return frame && frame.scans > 0 ? { ...frame, end: at + 2 } : null;
    if (!isPart(marker) || at + 4 > bytes.length) return null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next < at + 4 || next > bytes.length) return null;
    if (FRAMES.includes(marker)) {
      if (frame) return null;
      frame = readFrame(bytes.subarray(at + 4, next));
      if (!frame) return null;
    }
    if (marker === SCAN) {
      if (!frame) return null;
      frame.scans += 1;
    }
    at = marker === SCAN ? endOfScan(bytes, next) : next;
  }
  return null;
}

function readFrame(frame: Buffer): JpegFrame | null {
  if (frame.length < 6) return null;
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  return [height, width].every((side) => side >= 1 && side <= LONGEST_SIDE)
    ? { width, height, scans: 0, samplesPerPixel: countSamples(frame.subarray(6)), end: 0 }
    : null;
}

/** @param components three bytes each: id, sampling factors (across in the high four bits, down in the low), and table */
function countSamples(components: Buffer): number {
  const samples = Array.from({ length: Math.floor(components.length / 3) }, (_, at) => {
    const sampling = components[3 * at + 1] ?? 0;
    return { across: sampling >> 4, down: sampling & 0xf };
  });
  const mostSamples =
    Math.max(1, ...samples.map(({ across }) => across)) * Math.max(1, ...samples.map(({ down }) => down));
  return samples.reduce((sum, { across, down }) => sum + across * down, 0) / mostSamples;
}

function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(MARK, from);
  while (at !== -1 && isData(bytes[at + 1] ?? 0)) at = bytes.indexOf(MARK, at + 2);
  return at === -1 ? bytes.length : at;
}
