import { expect, test } from 'vitest';
import { renderExampleMails } from '#app/emails.ts';
import { describeDemoAgency, findDemoAgency } from '#tests/support/demo-agency.ts';
import { agency } from '#tests/support/harbour-and-vale/agency.ts';
import { harbourAndVale } from '#tests/support/harbour-and-vale/content.ts';
import { decodeEntities } from '#tests/support/page-source.ts';

const demo = describeDemoAgency(harbourAndVale);

test.each(Object.entries(renderExampleMails()))(
  '%s is signed by the agency, and says nothing of the demo',
  (path, mail) => {
    expect(
      findDemoAgency(
        demo,
        [mail.subject, mail.text, mail.html].map((text) => ({ path, text })),
      ),
    ).toEqual([]);
    for (const words of [agency.name, agency.legalName, agency.companyNumber, agency.email, agency.registeredOffice]) {
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words);
      expect(decodeEntities(mail.html)).toContain(words);
    }
  },
);
