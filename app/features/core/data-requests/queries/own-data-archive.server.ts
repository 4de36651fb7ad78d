import { Readable } from 'node:stream';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { NOT_IN_DOWNLOAD, NOT_IN_DOWNLOAD_WORDS } from '#domain/data-request/own-data.ts';
import { agency } from '#domain/site/site.ts';
import { type NewPart, streamZip } from '#platform/zip/zip-stream.server.ts';
import { writeOwnDataPage } from '../components/own-data-page.server.ts';
import { listOwnFiles, OWN_DATA_KEYS, readOwnRows } from './own-data.server.ts';
import type { Owner } from './own-data-rows.server.ts';

type Services = Pick<RequestContext, 'database' | 'storage' | 'log' | 'requestId'>;

/** Destroys the stream if something cannot be read, so that an incomplete file is never mistaken for a whole one. */
export async function packOwnData(services: Services, owner: Owner, at: Date): Promise<Readable> {
  const { database, storage, log, requestId } = services;
  const files = await listOwnFiles(database, owner);
  const parts: NewPart[] = [
    {
      path: 'index.html',
      open: () => Readable.from(writeOwnDataPage(at, OWN_DATA_KEYS, (key) => readOwnRows(database, owner, key))),
    },
    { path: 'data.json', open: () => Readable.from(writeJson(database, owner, at)) },
    ...files.map(({ path, storageKey }) => ({
      path,
      open: async () => {
        const file = await storage.open(storageKey);
        if (file) return file;
        const err = new Error('A file is missing from the store');
        log.error({ err, errorId: requestId, storageKey }, 'a file of a person’s data is missing from the store');
        return Readable.from(['We can’t find this file. Tell us and we’ll look for it.\n']);
      },
    })),
  ];
  const onFail = (err: unknown) =>
    log.error({ err, errorId: requestId }, 'a copy of a person’s data could not be finished');
  return streamZip(parts, { at, onFail });
}

type SystemDatabase = Pick<RequestContext['database'], 'asSystem'>;

async function* writeJson(database: SystemDatabase, owner: Owner, at: Date): AsyncGenerator<string> {
  yield `{\n  "madeAt": ${JSON.stringify(at)},\n  "by": ${JSON.stringify(agency().legalName)}`;
  for (const key of OWN_DATA_KEYS) {
    yield `,\n  ${JSON.stringify(key)}: [`;
    let isFirst = true;
    for await (const row of readOwnRows(database, owner, key)) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n  ]';
  }
  const omitted = [
    ...NOT_IN_DOWNLOAD_WORDS.map(([name, text]) => `${name}: ${text}`),
    ...Object.values(NOT_IN_DOWNLOAD),
  ];
  yield `,\n  "notInHere": ${JSON.stringify(omitted)}\n}\n`;
}
