/**
 * `node bench/cv-files.ts FOLDER` prints which files of a folder are accepted as CVs, as which kind, and the text that is read from them.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CV_EXTENSIONS, readCvName } from '#domain/profile/cv.ts';
import { describeContentFault } from '#domain/profile/cv-content.ts';
import { readCvText } from '#domain/profile/cv-reading/cv-reading.ts';
import { readDocumentText } from '#platform/cv-text/cv-text.server.ts';
import { examineDocument } from '#platform/upload/document-kind.server.ts';

const [folder = '.'] = process.argv.slice(2);
const counts = { taken: 0, refused: 0, read: 0 };

for (const name of (await readdir(folder)).sort()) {
  const named = readCvName(name, CV_EXTENSIONS);
  if (!named.ok) continue;
  const examined = await examineDocument(await readFile(path.join(folder, name)));
  if (!examined.ok) {
    counts.refused += 1;
    console.info(`${name}: refused. ${describeContentFault(examined, named.extension)}`);
    continue;
  }
  counts.taken += 1;
  const read = await readDocumentText({ bytes: examined.bytes, extension: examined.kind }, { milliseconds: 20_000 });
  if (read.ok) counts.read += 1;
  const { name: owner, email, phone, skills, roles } = readCvText(read.ok ? read.text : '');
  const values = [owner, email, phone].map((found) => found?.value ?? '-').join(', ');
  console.info(
    `${name}: taken as ${examined.kind}. ${read.ok ? `${values}, ${skills.length} skills, ${roles.length} roles` : read.reason}`,
  );
}
console.info(`${counts.taken} taken (${counts.read} read), ${counts.refused} refused`);
