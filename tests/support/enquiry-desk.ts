/** Enquiries of every kind for tests of the desk, in bulk and with stored files. */
import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { Enquiries } from '#db/types.ts';
import type { EnquiryFileKind, EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { addEnquiryFile } from './enquiries.ts';
import type { Site } from './site.ts';

type NewEnquiry = Partial<Insertable<Enquiries>> & { kind?: EnquiryKind };

const DEMANDED: Record<EnquiryKind, Partial<Insertable<Enquiries>>> = {
  employer: {
    phone: '0113 496 0100',
    company: 'Northgate',
    role: 'Warehouse operative',
    industry: 'Logistics & Transport',
    location: 'Leeds',
  },
  candidate: {
    phone: '0113 496 0100',
    current_position: 'Picker',
    role: 'Warehouse operative',
    location: 'Leeds',
  },
  contact: { purpose: 'hiring', message: 'Do you recruit in Leeds?' },
  coaching: { purpose: 'interview', message: 'What do panels ask first?', times: 'After six' },
};

/** @returns the ids, in the given order; each enquiry is a minute older than the one before it */
export async function addEnquiries({ asSystem }: Database, ...enquiries: NewEnquiry[]): Promise<string[]> {
  const now = Date.now();
  const rows = enquiries.map(({ kind = 'contact', ...enquiry }, index) => {
    const at = new Date(now - index * 60_000);
    return {
      id: randomUUID(),
      kind,
      name: 'Wren Halloran',
      email: 'wren@mail.example',
      created_at: at,
      confirmed_at: at,
      ...DEMANDED[kind],
      ...enquiry,
    };
  });
  await asSystem((transaction) => transaction.insertInto('enquiries').values(rows).execute());
  return rows.map(({ id }) => String(id));
}

type NewFile = { kind?: EnquiryFileKind; name?: string; extension?: string; content?: string };

export function addFile(
  database: Database,
  enquiryId: string,
  { kind = 'cv', name = 'cv.txt', extension = 'txt', content = 'A CV' }: NewFile = {},
): Promise<{ id: string; storageKey: string }> {
  const sha256 = createHash('sha256').update(content).digest();
  const size_bytes = Buffer.byteLength(content);
  return addEnquiryFile(database, { enquiry_id: enquiryId, kind, name, extension, sha256, size_bytes });
}

export async function storeEnquiryFile(
  { database, dataDir }: Pick<Site, 'database' | 'dataDir'>,
  enquiryId: string,
  file: NewFile = {},
): Promise<string> {
  const { id, storageKey: key } = await addFile(database.database, enquiryId, file);
  const storage = await openStorage({ dataDir, s3: null });
  await storage.put({ key, bytes: Buffer.from(file.content ?? 'A CV'), mediaType: 'text/plain' });
  storage.close();
  return id;
}
