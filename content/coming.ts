/** What the pages say that are not built yet: plainly that they are not, and what to do instead. */
import type { PagePattern, PageText } from './pages.ts';

type ComingText = {
  lead: string;
  /** Subject of the mail that its link begins. */
  subject: string;
};

const own: Partial<Record<PagePattern, ComingText>> = {
  '/contact': {
    lead: 'The contact form is not ready yet. Phone and email are, and a person answers both.',
    subject: 'Enquiry',
  },
};

/** Applying for a job without an account. */
export const applyText = {
  lead: 'No account, or in a hurry? Send us your CV by email, or ring us, and name the job. We answer in office hours.',
  closed: 'It no longer takes applications.',
};

export function comingText(pattern: PagePattern, { name, holds }: PageText): ComingText {
  return (
    own[pattern] ?? {
      lead: `This page is not ready yet. It will hold ${holds}. Until then, ask us: a person answers.`,
      subject: name,
    }
  );
}
