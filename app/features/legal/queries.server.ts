/** Which legal page has which words. */
import type { href } from 'react-router';
import { accessibility } from '#content/legal/accessibility.ts';
import { complaints } from '#content/legal/complaints.ts';
import { cookiePolicy } from '#content/legal/cookie-policy.ts';
import type { LegalDocument } from '#content/legal/legal-document.ts';
import { writePrivacyPolicy } from '#content/legal/privacy-policy.ts';
import { termsOfService } from '#content/legal/terms-of-service.ts';
import { fillDocument } from '#domain/site/fill-facts.ts';
import type { Retention } from '#domain/time/retention.ts';

const documents = {
  '/privacy-policy': writePrivacyPolicy,
  '/cookie-policy': () => cookiePolicy,
  '/terms-of-service': () => termsOfService,
  '/accessibility': () => accessibility,
  '/complaints': () => complaints,
} satisfies Partial<Record<Parameters<typeof href>[0], (retention: Retention) => LegalDocument>>;

export type LegalPath = keyof typeof documents;

/** @throws where the routes give the legal page an address that has no words */
export function findLegalDocument(
  pathname: string,
  retention: Retention,
): { path: LegalPath; document: LegalDocument } {
  for (const [path, write] of Object.entries(documents)) {
    if (path === pathname) return { path: path as LegalPath, document: fillDocument(write(retention)) };
  }
  throw new Error(`No legal document at ${pathname}`);
}
