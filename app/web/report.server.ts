import type { z } from 'zod';

const LARGEST_REPORT_BYTES = 8_192;

/** @returns null for a report that is too large, not JSON, or of another shape */
export async function readReport<T>(request: Request, shape: z.ZodType<T>): Promise<T | null> {
  const text = await readUpTo(request, LARGEST_REPORT_BYTES);
  if (text === null) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stops reading at the limit, whatever length the request declares; reads nothing of one declared longer. */
async function readUpTo(request: Request, bytes: number): Promise<string | null> {
  if (!request.body || Number(request.headers.get('content-length')) > bytes) return null;
  const chunks: Uint8Array[] = [];
  let receivedBytes = 0;
  for await (const chunk of request.body) {
    receivedBytes += chunk.byteLength;
    if (receivedBytes > bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
