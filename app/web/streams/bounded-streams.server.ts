type Bounds = {
  /** Each stream uses memory and a database turn, and an attacker could request hundreds. */
  atOnce: number;
  /** A slower client is disconnected, because it holds up others. */
  longestMs: number;
};

export class BoundedStreams {
  private underway = 0;
  private readonly bounds: Bounds;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /**
   * Starts reading at the first requested byte, so that a HEAD or a 304 costs nothing.
   *
   * @returns null if too many are open
   */
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
