import { joinWords } from '#domain/text/counts.ts';
import type { EnquiryFile } from '../../schema.ts';

export function describeEnquiryLosses(files: readonly EnquiryFile[]): string {
  const fileNames = files.map(({ kind, name }) => `the ${kind === 'cv' ? 'CV' : 'photo'} (${name})`);
  return `This permanently deletes ${joinWords(['the enquiry', ...fileNames])}. You can’t undo this.`;
}
