import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { expect } from 'vitest';
import { removeLooseFiles } from '#app/features/people/profile/tasks.server.ts';
import { DEMO_LOGO_ID } from '#db/seed/seed-logo.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { S3Settings } from '#platform/storage/s3.server.ts';
import { accountServices } from './account-services.ts';
import type { TestDatabase } from './database.ts';
import { multipart, type Part } from './multipart.ts';
import { type Answer, request } from './request.ts';
import type { Site } from './site.ts';
import { eventually, queryTasks } from './task-queue.ts';

export const cvPart = (content: Buffer, filename = 'cv.pdf', type?: string): Part => ({
  name: 'cv',
  content,
  filename,
  ...(type === undefined ? {} : { type }),
});

type SendOptions = {
  isForm?: boolean;
  isChunked?: boolean;
  path?: string;
};

export type CvAnswer = Answer & {
  json: { ok?: boolean; message?: string; cv?: { id: string; name: string; sizeBytes: number } };
};

export async function sendCv(
  { url }: Pick<Site, 'url'>,
  cookie: string | null,
  parts: Part[],
  { isForm = false, isChunked = false, path: to = '/profile/cv' }: SendOptions = {},
): Promise<CvAnswer> {
  const { body, type } = multipart(parts);
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, index) =>
    body.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const answer = await request(url, to, {
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': type,
      ...(cookie ? { Cookie: cookie } : {}),
      ...(isForm ? {} : { Accept: 'application/json' }),
      ...(isChunked ? {} : { 'Content-Length': body.length }),
    },
    body: pieces,
  });
  const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
  return { ...answer, json: isJson ? JSON.parse(answer.body.toString()) : {} };
}

export function beginUpload({ port, url }: Pick<Site, 'port' | 'url'>, cookie: string, part: Part) {
  const { body, type } = multipart([part]);
  const socket = net.connect(port, '127.0.0.1');
  // The server may close the connection; what it answered before still counts.
  socket.on('error', () => undefined);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  const head = [
    'POST /profile/cv HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Cookie: ${cookie}`,
    'Accept: application/json',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  return {
    socket,
    length: body.length,
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    answer: () => answer,
    /** Resolves once the bytes have been handed to the kernel. */
    write: (from: number, to: number) =>
      new Promise<void>((resolve) => {
        socket.write(body.subarray(from, to), () => resolve());
      }),
  };
}

export type CvRow = {
  id: string;
  user_id: string;
  name: string;
  storage_key: string;
  size_bytes: number;
  sha256: Buffer;
};

export const listCvs = (database: TestDatabase): Promise<CvRow[]> =>
  queryTasks<CvRow>(database, 'SELECT * FROM cvs ORDER BY storage_key');

export async function listFiles({ dataDir }: Pick<Site, 'dataDir'>): Promise<string[]> {
  const folder = path.join(dataDir, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((each) => !each.isDirectory());
  const keys = files.map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
  return keys.filter((key) => !key.includes(DEMO_LOGO_ID)).sort();
}

/** Runs the task that deletes loose files, after making all of them due. */
export async function letMinutePass(
  { database, dataDir }: Pick<Site, 'database' | 'dataDir'>,
  s3: S3Settings | null = null,
) {
  await queryTasks(database, 'UPDATE loose_files SET keep_until = now()');
  const storage = await openStorage({ dataDir, s3 });
  const services = { ...accountServices(database, { storage }), mailer: { send: async () => undefined } };
  // Retries because the site may be deleting one of the files at the same time.
  await eventually(async () => {
    await removeLooseFiles.run(services, {}, { taskId: 'a minute later', signal: new AbortController().signal });
    expect(await queryTasks(database, 'SELECT FROM loose_files WHERE keep_until <= now()')).toEqual([]);
  });
  storage.close();
}
