/** The body of a request of the API. */
import { problem } from './problem.server.ts';

type ReadJson = { ok: true; value: unknown; text: string } | { ok: false; answer: Response };

/** How long a body is, the server has seen to. */
export async function readJson(request: Request): Promise<ReadJson> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { ok: false, answer: problem(415, 'Send JSON, as application/json.') };
  const text = await request.text();
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch {
    return { ok: false, answer: problem(400, 'The body is not JSON.') };
  }
}
