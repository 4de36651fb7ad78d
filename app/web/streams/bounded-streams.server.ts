/** Answers of megabytes, written as they are read: only so many at once, and none for ever. */

type Bounds = {
  /** Each holds some memory and a turn at the database, and an attacker could ask for hundreds. */
  atOnce: number;
  /** A slower client is cut off, because it takes the place of others. */
  longestMs: number;
};

export class BoundedStreams {
  private underway = 0;
  private readonly bounds: Bounds;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** Reads nothing before the first byte is wanted: a HEAD or a 304 costs nothing. @returns null where too many are being read already */
  open(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> | null {
    if (this.underway >= this.bounds.atOnce) return null;
    this.underway += 1;
    const encoder = new TextEncoder();
    let limit: NodeJS.Timeout | undefined;
    let hasEnded = false;
    const end = () => {
      clearTimeout(limit);
      if (!hasEnded) this.underway -= 1;
      hasEnded = true;
    };
    const source: UnderlyingDefaultSource<Uint8Array> = {
      start: (controller) => {
        limit = setTimeout(() => {
          end();
          // The same error as when the client disconnects.
          const slow = new Error('A streamed answer was read too slowly');
          controller.error(Object.assign(slow, { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
        }, this.bounds.longestMs).unref();
      },
      pull: async (controller) => {
        try {
          const { done, value } = await texts.next();
          if (hasEnded) return;
          if (done) {
            end();
            controller.close();
          } else controller.enqueue(encoder.encode(value));
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: async () => {
        end();
        await texts.return(undefined);
      },
    };
    return new ReadableStream(source, { highWaterMark: 0 });
  }
}
