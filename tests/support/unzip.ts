import { text } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

export function unzip(bytes: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (fault, zip) => {
      if (fault) return reject(fault);
      const files = new Map<string, string>();
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (error, stream) => {
          if (error) return reject(error);
          files.set(entry.fileName, await text(stream));
          zip.readEntry();
        });
      });
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}
