/** Waits for an answer, and no longer than a page may take. */

/** @param limit in milliseconds @param late what is answered then; what was asked goes on, and nothing hears of it */
export async function answerWithin<Answer>(limit: number, ask: () => Promise<Answer>, late: Answer): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve(late), limit);
  try {
    return await Promise.race([ask(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
