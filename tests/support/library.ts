import { multipart, type Part } from './multipart.ts';
import { drawn } from './pictures.ts';
import { type Answer, request } from './request.ts';
import type { Site } from './site.ts';
import { queryTasks } from './task-queue.ts';

export const altPart = (alt = 'A red square'): Part => ({ name: 'alt', content: alt });
export const picturePart = (content: Buffer, filename = 'photo.jpg', type = 'image/jpeg'): Part => ({
  name: 'picture',
  content,
  filename,
  type,
});

export function sendPicture({ url }: Pick<Site, 'url'>, cookie: string, parts: Part[]): Promise<Answer> {
  const { body, type } = multipart(parts);
  return request(url, '/admin/media', {
    method: 'POST',
    headers: { Origin: url, Cookie: cookie, 'Content-Type': type, 'Content-Length': body.length },
    body: [body],
  });
}

export async function addPicture(site: Site, cookie: string, alt = 'A red square', sent?: Buffer): Promise<string> {
  const { status, headers } = await sendPicture(site, cookie, [
    altPart(alt),
    picturePart(sent ?? (await drawn('jpeg'))),
  ]);
  const id = /^\/admin\/media\/([0-9a-f-]{36})\?/.exec(String(headers.location))?.[1];
  if (status !== 303 || !id) throw new Error(`Failed to add the picture: ${status}`);
  return id;
}

export type PictureRow = { id: string; alt: string; width: number; height: number; crop_x: number; crop_y: number };

export const listLibrary = ({ database }: Pick<Site, 'database'>): Promise<PictureRow[]> =>
  queryTasks<PictureRow>(database, 'SELECT * FROM pictures ORDER BY added_at');

export const listRenditions = async ({ database }: Pick<Site, 'database'>): Promise<string[]> =>
  (await queryTasks<{ key: string }>(database, 'SELECT storage_key AS key FROM picture_files ORDER BY 1')).map(
    ({ key }) => key,
  );
