/** The bytes of a page, kept beside its Response, because a Response copies them on writing and reading. */

const bytesByResponse = new WeakMap<Response, Buffer>();

export function answerInBytes(parts: readonly string[], init: ResponseInit): Response {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let offset = 0;
  for (const part of parts) offset += bytes.write(part, offset);
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
  bytesByResponse.set(answer, bytes);
  return answer;
}

/** Consumes the answer. */
export const bytesOf = async (answer: Response): Promise<Buffer> =>
  bytesByResponse.get(answer) ?? Buffer.from(await answer.arrayBuffer());
