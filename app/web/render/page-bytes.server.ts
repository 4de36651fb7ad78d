/** The bytes of a page beside its answer: a Response would copy what it is given, and once more what is read of it. */

const known = new WeakMap<Response, Buffer>();

/** @param parts of a document, in order */
export function answerInBytes(parts: readonly string[], init: ResponseInit): Response {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = new Response(stream, init);
  known.set(answer, bytes);
  return answer;
}

/** Of any answer, rendered here or not. It cannot be read again. */
export const bytesOf = async (answer: Response): Promise<Buffer> =>
  known.get(answer) ?? Buffer.from(await answer.arrayBuffer());
