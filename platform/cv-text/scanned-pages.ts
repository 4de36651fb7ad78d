/** Extracts the pictures of a scanned PDF for tesseract. Runs in the separate process of platform/reader. */

/** Grey, one byte per pixel; 0 is black. */
type Picture = { width: number; height: number; grey: Uint8Array };
/** An image as pdf.js decodes it; toGrey explains `kind`. */
type DecodedImage = { width: number; height: number; kind?: number; data?: Uint8Array | Uint8ClampedArray };

const MOST_PAGES = 10;
/** A page of A4 at 600 dpi has 35 million. Larger pictures are not decoded. */
const MOST_DECODED_PIXELS = 40_000_000;
/** A page of A4 at 300 dpi. Larger pictures are reduced. */
const MOST_PIXELS = 9_000_000;
const MOST_IMAGES = 64;
const LEAST_WIDTH = 300;
const LEAST_HEIGHT = 40;

/** @returns each picture as PGM, in base64 */
export async function* readScannedPages(bytes: Buffer): AsyncGenerator<string, void> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes), { maxImageSize: MOST_DECODED_PIXELS });
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const findObject = (id: string): Promise<DecodedImage | null> =>
      new Promise((resolve) => (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, resolve));
    let strips: Picture[] = [];
    let images = 0;
    for (const [index, operator] of fnArray.entries()) {
      if (![OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject].includes(operator)) continue;
      images += 1;
      if (images > MOST_IMAGES) break;
      const [image] = argsArray[index] as [string | (Omit<DecodedImage, 'data'> & { data?: unknown })];
      const decoded = typeof image === 'string' ? await findObject(image) : await resolveMask(image, findObject);
      const picture = decoded && toGrey(decoded);
      if (!picture) continue;
      if (strips[0] && strips[0].width !== picture.width) {
        yield* writePicture(strips);
        strips = [];
      }
      strips.push(picture);
    }
    yield* writePicture(strips);
    page.cleanup();
  }
}

async function resolveMask(
  image: Omit<DecodedImage, 'data'> & { data?: unknown },
  findObject: (id: string) => Promise<DecodedImage | null>,
): Promise<DecodedImage | null> {
  const { data, ...shape } = image;
  if (data instanceof Uint8Array || data instanceof Uint8ClampedArray) return { ...shape, data };
  const resolved = typeof data === 'string' ? await findObject(data) : null;
  return resolved?.data ? { ...shape, data: resolved.data } : null;
}

/** Reduces a picture by the smallest whole number with which it fits. */
function toGrey({ width, height, kind = 1, data }: DecodedImage): Picture | null {
  if (!data || width < 1 || height < 1) return null;
  const factor = Math.ceil(Math.sqrt((width * height) / MOST_PIXELS));
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const grey = new Uint8Array(columns * rows);
  const lineBytes = (width + 7) >> 3;
  // Kind 1 has one bit per pixel, 2 has three bytes, 3 has four bytes.
  const step = kind === 3 ? 4 : 3;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * factor; y < (row + 1) * factor; y += 1) {
        for (let x = column * factor; x < (column + 1) * factor; x += 1) {
          if (kind === 1) sum += ((data[y * lineBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
          else {
            const at = (y * width + x) * step;
            sum += ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) >> 3;
          }
        }
      }
      grey[row * columns + column] = sum / (factor * factor);
    }
  }
  return { width: columns, height: rows, grey };
}

function* writePicture(strips: readonly Picture[]): Generator<string, void> {
  const width = strips[0]?.width ?? 0;
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT || width * height > 2 * MOST_PIXELS) return;
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`);
  yield Buffer.concat([header, ...strips.map(({ grey }) => grey)]).toString('base64');
}
