/** What is gone with an enquiry, before it is deleted. */
import type { EnquiryFile } from '#app/features/enquiries/queries/enquiries.server.ts';

/** 'This permanently deletes what was sent, the CV (cv.pdf) and the photo (photo.jpg). This cannot be undone.' */
export function describeEnquiryLosses(files: readonly EnquiryFile[]): string {
  const named = files.map(({ kind, name }) => `the ${kind === 'cv' ? 'CV' : 'photo'} (${name})`);
  const parts = ['what was sent', ...named];
  const last = parts.length > 1 ? ` and ${parts.pop()}` : '';
  return `This permanently deletes ${parts.join(', ')}${last}. This cannot be undone.`;
}
