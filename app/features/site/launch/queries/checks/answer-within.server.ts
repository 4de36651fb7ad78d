/** @param limit in milliseconds @param late the answer after the limit; the request continues, and its result is ignored */
export async function answerWithin<Answer>(limit: number, ask: () => Promise<Answer>, late: Answer): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve(late), limit);
  try {
    return await Promise.race([ask(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
