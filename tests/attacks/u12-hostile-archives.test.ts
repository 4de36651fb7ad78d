import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Archive,
  type ArchivedPicture,
  downloadArchive,
  packArchive,
  unpackArchive,
  uploadArchive,
} from '#tests/support/content-archive.ts';
import { letMinutePass, listFiles } from '#tests/support/cv-upload.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addPicture, listLibrary } from '#tests/support/library.ts';
import { measured } from '#tests/support/measured.ts';
import { png } from '#tests/support/pictures.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
/** An archive of another site with a picture that this site lacks. */
let foreign: Archive;

beforeAll(async () => {
  foreign = await makeForeign();
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

type Change = (picture: ArchivedPicture, files: Map<string, Buffer>) => unknown;

/** Replaces one file and its checksum, so that only the file's contents can reveal it. */
function replaceFile(picture: ArchivedPicture, files: Map<string, Buffer>, format: string, bytes: Buffer): void {
  for (const file of picture.files.filter((each) => each.format === format)) {
    files.set(`pictures/${picture.id}/${file.width}.${format}`, bytes);
    file.sha256 = createHash('sha256').update(bytes).digest('hex');
  }
}
const bytesOf = ({ id }: ArchivedPicture, files: Map<string, Buffer>, format: string): Buffer =>
  files.get(`pictures/${id}/300.${format}`) ?? Buffer.alloc(0);

const PAGE = '<html><script>alert(1)</script></html>';
const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, PAGE.length + 2]), Buffer.from(PAGE)]);
const of300by200 = () => sharp(Buffer.alloc(180_000, 90), { raw: { width: 300, height: 200, channels: 3 } });

async function moving(): Promise<Buffer> {
  const frames = [await of300by200().png().toBuffer(), await of300by200().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const ATTACKS: [string, Change, RegExp][] = [
  [
    'a page in the place of a picture',
    (p, f) => replaceFile(p, f, 'webp', Buffer.from(PAGE)),
    /300\.webp is not a single picture of/,
  ],
  [
    'a page behind a JPEG',
    (p, f) => replaceFile(p, f, 'jpg', Buffer.concat([bytesOf(p, f, 'jpg'), Buffer.from(PAGE)])),
    /300\.jpg is not/,
  ],
  [
    'a page in a JPEG',
    (p, f) => {
      const jpeg = bytesOf(p, f, 'jpg');
      replaceFile(p, f, 'jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    },
    /300\.jpg is not/,
  ],
  [
    'a page behind an AVIF',
    (p, f) => replaceFile(p, f, 'avif', Buffer.concat([bytesOf(p, f, 'avif'), Buffer.from(PAGE)])),
    /300\.avif is not/,
  ],
  [
    'a page in free space of an AVIF',
    (p, f) => replaceFile(p, f, 'avif', Buffer.concat([bytesOf(p, f, 'avif'), box('free', Buffer.from(PAGE))])),
    /300\.avif is not/,
  ],
  [
    'an AVIF that was cut off',
    (p, f) => replaceFile(p, f, 'avif', bytesOf(p, f, 'avif').subarray(0, -30)),
    /300\.avif is not/,
  ],
  [
    'a JPEG that was cut off',
    (p, f) => replaceFile(p, f, 'jpg', bytesOf(p, f, 'jpg').subarray(0, -30)),
    /300\.jpg is not/,
  ],
  ['a picture that moves', async (p, f) => replaceFile(p, f, 'webp', await moving()), /300\.webp is not/],
  [
    'where a photo was taken',
    async (p, f) =>
      replaceFile(
        p,
        f,
        'webp',
        await of300by200()
          .withExif({ IFD0: { Copyright: PAGE } })
          .webp()
          .toBuffer(),
      ),
    /300\.webp is not/,
  ],
  [
    'another format under its name',
    async (p, f) => replaceFile(p, f, 'avif', bytesOf(p, f, 'webp')),
    /300\.avif is not/,
  ],
  [
    'a PNG under the name of a JPEG',
    (p, f) => replaceFile(p, f, 'jpg', png({ width: 300, height: 200 })),
    /300\.jpg is not/,
  ],
  [
    'a picture of another size',
    async (p, f) => replaceFile(p, f, 'webp', await of300by200().resize(200, 100).webp().toBuffer()),
    /300\.webp is not a single picture of 300 by 200/,
  ],
  [
    'a WebP of 268 million pixels',
    (p, f) => {
      const webp = Buffer.from(bytesOf(p, f, 'webp'));
      // The size field of a lossy WebP, after the chunk's header.
      webp.writeUInt16LE(0x3fff, 26);
      webp.writeUInt16LE(0x3fff, 28);
      replaceFile(p, f, 'webp', webp);
    },
    /300\.webp is not/,
  ],
  [
    'an AVIF of a gigapixel',
    (p, f) => {
      const avif = Buffer.from(bytesOf(p, f, 'avif'));
      const at = avif.indexOf('ispe') + 8;
      avif.writeUInt32BE(32_768, at);
      avif.writeUInt32BE(32_768, at + 4);
      replaceFile(p, f, 'avif', avif);
    },
    /300\.avif is not/,
  ],
  [
    'a file of 9 MB',
    (p, f) => replaceFile(p, f, 'jpg', Buffer.alloc(9 * 1_048_576)),
    /300\.jpg is too large for a picture/,
  ],
  [
    'a file that the list does not describe',
    (p, f) => f.set(`pictures/${p.id}/300.jpg`, png()),
    /300\.jpg is not the file that was exported/,
  ],
  ['a file that is missing', (p, f) => f.delete(`pictures/${p.id}/300.jpg`), /300\.jpg is missing/],
  [
    'a list without a format',
    (p, f) => {
      f.delete(`pictures/${p.id}/300.avif`);
      p.files = p.files.filter(({ format }) => format !== 'avif');
    },
    /300\.avif is missing/,
  ],
  ['a file twice in the list', (p) => p.files.push(...p.files.slice(0, 1)), /It has files that belong to no picture/],
  ['a larger picture than there is', (p) => (p.width = 20_000), /pictures, 0, width/],
  ['no words', (p) => (p.alt = ' '), /Enter a description/],
  ['words that turn their direction', (p) => (p.alt = 'a\u202eb'), /can’t be displayed/],
  ['a crop point that no page has', (p) => (p.cropX = 33), /pictures, 0, cropX/],
  ['an id that leads elsewhere', (p) => (p.id = '../../cv'), /This isn’t a picture ID/],
  ['a name of another table', (p) => Object.assign(p, { added_by: 'Morag' }), /Unrecognized key/],
];

const SIMILAR_ATTACKS =
  /^(a page (in a JPEG|behind an AVIF)|a JPEG that was cut off|another format|an AVIF of a gigapixel)/;

test.each(ATTACKS.filter(([what]) => isFullForm || !SIMILAR_ATTACKS.test(what)))(
  'U12: an archive with %s is refused in words, and nothing is stored',
  async (what, change, words) => {
    const archive = structuredClone(foreign);
    const [picture] = archive.text.pictures;
    if (!picture) throw new Error('The archive has no picture');
    await change(picture, archive.files);
    const readAll = async () => [await listLibrary(site), await listFiles(site), await readItems()];
    const before = await readAll();
    const file = await packArchive(archive);
    const startedAt = performance.now();
    const { status, html } = await uploadArchive(site, cookie, file);
    measured('U12', `an archive with ${what}: refused after ${Math.round(performance.now() - startedAt)} ms`);
    expect([status, html]).toEqual([422, expect.stringMatching(words)]);
    expect(await readAll()).toEqual(before);
  },
);

const readItems = () => queryTasks(site.database, 'SELECT * FROM content_items ORDER BY id');

async function makeForeign(): Promise<Archive> {
  const other = await startSite();
  try {
    const as = await signInAs(other, castMember('Morag').id);
    await addPicture(other, as, 'A picture from elsewhere');
    return await unpackArchive((await downloadArchive(other, as)).body);
  } finally {
    await other.stop();
  }
}

test('U12: a fault in an item keeps its pictures out as well', async () => {
  const archive = structuredClone(foreign);
  archive.text.collections['articles'] = [
    { slug: 'x', position: 0, draft: null, published: { slug: 'x' }, redirects: [] },
  ];
  const before = [await listLibrary(site), await listFiles(site)];
  expect((await uploadArchive(site, cookie, await packArchive(archive))).status).toBe(422);
  await letMinutePass(site);
  expect([await listLibrary(site), await listFiles(site)]).toEqual(before);
});
