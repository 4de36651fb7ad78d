import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { Enquiries, EnquiryFiles } from '#db/types.ts';

export async function addEnquiry(
  { asSystem }: Database,
  enquiry: Partial<Insertable<Enquiries>> = {},
): Promise<string> {
  const { id } = await asSystem((transaction) =>
    transaction
      .insertInto('enquiries')
      .values({
        id: randomUUID(),
        kind: 'candidate',
        name: 'Wren Halloran',
        email: 'wren@mail.example',
        phone: '0113 496 0100',
        current_position: 'Picker',
        role: 'Warehouse operative',
        location: 'Leeds',
        confirmed_at: new Date(),
        ...enquiry,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

type NewFile = Partial<Insertable<EnquiryFiles>> & { enquiry_id: string };

/** The row without its file. @returns its id and the storage key of its file */
export async function addEnquiryFile(
  { asSystem }: Database,
  file: NewFile,
): Promise<{ id: string; storageKey: string }> {
  return asSystem((transaction) =>
    transaction
      .insertInto('enquiry_files')
      .values({ kind: 'cv', name: 'cv.txt', extension: 'txt', size_bytes: 2_048, sha256: randomBytes(32), ...file })
      .returning(['id', 'storage_key as storageKey'])
      .executeTakeFirstOrThrow(),
  );
}
