/** The legal pages of the demo, as the studio keeps them, each with the day on which its words last changed. */
import { accessibility } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { dataProtection } from './data-protection.ts';
import type { LegalBlock, LegalDocument } from './legal-document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const keep = (slug: string, changedOn: string, { sections, ...document }: LegalDocument) => ({
  slug,
  ...document,
  sections: sections.map(({ blocks, ...section }) => ({ ...section, blocks: blocks.map(keepBlock) })),
  changedOn,
});

function keepBlock(block: LegalBlock): object {
  if (typeof block === 'string') return { text: block };
  if (!('facts' in block)) return block;
  return { facts: block.facts.map(([name, text, onlyIf]) => (onlyIf ? { name, text, onlyIf } : { name, text })) };
}

export const legalPages = [
  keep('privacy-policy', '2026-11-24', privacyPolicy),
  keep('cookie-policy', '2026-11-23', cookiePolicy),
  keep('terms-of-service', '2026-11-23', termsOfService),
  keep('accessibility', '2026-11-21', accessibility),
  keep('complaints', '2026-11-22', complaints),
  keep('data-protection', '2026-11-22', dataProtection),
];
