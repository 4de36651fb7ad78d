/** Unpacks archives of all content, and packs them, including malformed ones. */
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { CONTENT_PART } from '#domain/site/archive-limits.ts';
import { multipart } from './multipart.ts';
import { request } from './request.ts';
import type { Site } from './site.ts';

export type ArchivedItem = {
  slug: string;
  position: number;
  draft: object | null;
  published: object | null;
  redirects: string[];
};

export type ArchivedPicture = {
  id: string;
  sha256: string;
  kind: string;
  width: number;
  height: number;
  alt: string;
  cropX: number;
  cropY: number;
  addedAt: string;
  files: { width: number; format: string; sha256: string }[];
};

export type ArchiveText = {
  format: string;
  version: number;
  madeAt: string;
  pictures: ArchivedPicture[];
  collections: Record<string, ArchivedItem[]>;
};

export type Archive = { text: ArchiveText; files: Map<string, Buffer> };

export async function unpackArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  const text = JSON.parse(String(files.get(CONTENT_PART)));
  files.delete(CONTENT_PART);
  return { text, files };
}

export function packParts(parts: Iterable<[name: string, content: Buffer | string]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of parts) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

export const packArchive = ({ text, files }: Archive): Promise<Buffer> =>
  packParts([[CONTENT_PART, JSON.stringify(text)], ...files]);

export const downloadArchive = ({ url }: Pick<Site, 'url'>, cookie: string) =>
  request(url, '/admin/studio/archive/file', { headers: { Cookie: cookie } });

export async function uploadArchive(
  { url }: Pick<Site, 'url'>,
  cookie: string,
  file: Buffer | string,
  { isConfirmed = true } = {},
) {
  const { body, type } = multipart([
    ...(isConfirmed ? [{ name: 'replace', content: 'yes' }] : []),
    { name: 'archive', content: file, filename: 'content.zip', type: 'application/zip' },
  ]);
  const answer = await request(url, '/admin/studio/archive', {
    method: 'POST',
    headers: { Cookie: cookie, Origin: url, 'Content-Type': type, 'Content-Length': body.length },
    body: [body],
  });
  const html = answer.body.toString().replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
  return { status: answer.status, headers: answer.headers, html };
}
