import { afterAll, beforeAll } from 'vitest';
import { BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export let site: Site;

export const post = (path: string, body: unknown, from: string): Promise<Answer> =>
  request(site.url, path, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  });

/** So many, twenty at once. */
export async function flood(count: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) answers.push(await send(sent++));
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return answers;
}

export function countStatuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    site = await startSite({ env: BEHIND_PROXY, alone: true });
  });

  afterAll(() => site?.stop());
}
