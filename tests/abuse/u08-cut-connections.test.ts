import { once } from 'node:events';
import { expect, test } from 'vitest';
import { beginUpload, cvPart, listCvs } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { eventually } from '#tests/support/task-queue.ts';
import { cookie, provideStage, site } from './u08-cut-connections.stage.ts';

/** U08: an upload that is cut off leaves nothing, no matter at which point. */
provideStage();

test('U08: hanging up before the answer changes nothing about what was sent whole', async () => {
  const upload = beginUpload(site, cookie, cvPart(pdf(1000), 'whole.pdf'));
  await upload.write(0, upload.length);
  upload.socket.end();
  await once(upload.socket, 'close');
  await eventually(async () => expect((await listCvs(site.database)).map(({ name }) => name)).toContain('whole.pdf'));
});
