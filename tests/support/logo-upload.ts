import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoLogo } from '#db/seed/seed-logo.server.ts';

import type { TestDatabase } from './database.ts';
import { multipart, type Part } from './multipart.ts';
import { type Answer, request } from './request.ts';
import type { Site } from './site.ts';
import { queryTasks } from './task-queue.ts';

export const companyPart = (company = 'Northgate'): Part => ({ name: 'company', content: company });
export const logoPart = (content: Buffer, filename = 'logo.png', type = 'image/png'): Part => ({
  name: 'logo',
  content,
  filename,
  type,
});

export function sendLogo({ url }: Pick<Site, 'url'>, cookie: string | null, parts: Part[]): Promise<Answer> {
  const { body, type } = multipart(parts);
  return request(url, '/employer/logo', {
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(cookie && { Cookie: cookie }),
    },
    body: [body],
  });
}

/** Gives an account without a logo the demo's logo. @returns the id in the address of the logo */
export async function addLogo({ database: { database }, dataDir }: Pick<Site, 'database' | 'dataDir'>, owner: string) {
  const sha256 = createHash('sha256').update(demoLogo).digest();
  const { added, row } = await database.asSystem(async (transaction) => {
    const added = await transaction
      .insertInto('employer_logos')
      .values({ user_id: owner, company: 'Northgate', size_bytes: demoLogo.length, sha256 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const rows = transaction.selectFrom('employer_logos').select(['logo', 'storage_key']).where('user_id', '=', owner);
    return { added, row: await rows.executeTakeFirstOrThrow() };
  });
  if (added) {
    const file = path.join(dataDir, 'files', row.storage_key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, demoLogo);
  }
  return row.logo;
}

export type LogoRow = { user_id: string; company: string; logo: string; storage_key: string; size_bytes: number };

export const listLogos = (database: TestDatabase): Promise<LogoRow[]> =>
  queryTasks<LogoRow>(database, 'SELECT * FROM employer_logos ORDER BY uploaded_at');
