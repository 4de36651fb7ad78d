import type { Content } from '#db/content/content.ts';
import type { LegalCondition, LegalPage } from '#db/content/legal-page.ts';
import { fillDocument } from '#domain/site/fill-facts.ts';
import type { LegalSlug } from '#domain/site/legal-slugs.ts';
import { inMonths, type Retention } from '#domain/time/retention.ts';

export function findLegalPage({ legal }: Pick<Content, 'legal'>, slug: string, retention: Retention): ShownPage | null {
  const page = legal.find((each) => each.slug === slug);
  if (!page) return null;
  const { lead, inShort, sections, changedOn } = page;
  const legalText = { lead, inShort, sections: sections.map((section) => applySettings(section, retention)) };
  return { ...fillPeriods(fillDocument(legalText), retention), slug: page.slug, changedOn };
}

type ShownPage = LegalPage & { slug: LegalSlug };
type Section = LegalPage['sections'][number];

function applySettings({ blocks, ...section }: Section, retention: Retention): Section {
  const holds = (part: { onlyIf?: LegalCondition | undefined }) => !part.onlyIf || CONDITIONS[part.onlyIf](retention);
  return {
    ...section,
    blocks: blocks
      .filter(holds)
      .map(({ facts, ...block }) => (facts ? { ...block, facts: facts.filter(holds) } : block)),
  };
}

const CONDITIONS: Record<LegalCondition, (retention: Retention) => boolean> = {
  accountsExpire: ({ inactiveMonths }) => inactiveMonths > 0,
  accountsStay: ({ inactiveMonths }) => inactiveMonths === 0,
  requestsExpire: ({ enquiryMonths }) => enquiryMonths > 0,
  requestsStay: ({ enquiryMonths }) => enquiryMonths === 0,
};

/** The document with `{inactiveMonths}` and `{enquiryMonths}` filled in. */
function fillPeriods<Document>(document: Document, { inactiveMonths, enquiryMonths }: Retention): Document {
  const filledJson = JSON.stringify(document)
    .replaceAll('{inactiveMonths}', inMonths(inactiveMonths))
    .replaceAll('{enquiryMonths}', inMonths(enquiryMonths));
  return JSON.parse(filledJson);
}
