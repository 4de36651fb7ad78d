/** The layout of every email, as HTML and as plain text. */
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressLine, agency, registrationLine } from '#domain/site/site.ts';
import { Band } from './mail-band.tsx';
import { COLOURS, SERIF } from './mail-colours.ts';

export type MailContent = {
  subject: string;
  /** The line that inboxes show after the subject. */
  preview: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  entries?: { label: string; href: string; lines: string[] }[];
  button?: { label: string; href: string };
  notes?: string[];
  links?: { label: string; href: string }[];
  reason: string;
};

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: COLOURS.ink };
const small = { ...text, margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: COLOURS.inkSoft };
const link = { color: COLOURS.brand, textDecoration: 'underline', wordBreak: 'break-all' as const };

const CARD = {
  padding: '32px',
  backgroundColor: COLOURS.surface,
  border: `1px solid ${COLOURS.line}`,
  borderTop: '0',
  borderRadius: '0 0 8px 8px',
};
const HEADING = {
  margin: '0 0 20px',
  fontFamily: SERIF,
  fontSize: '26px',
  lineHeight: '32px',
  fontWeight: 500,
  color: COLOURS.ink,
};
const BUTTON = {
  margin: '12px 0 24px',
  padding: '13px 22px',
  fontSize: '16px',
  fontWeight: 600,
  color: COLOURS.onBrand,
  backgroundColor: COLOURS.brand,
  borderRadius: '6px',
};

export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<Frame {...content} />)}`;
  return { subject: content.subject, html, text: plainText(content) };
}

function Frame({
  subject,
  preview,
  paragraphs,
  facts = [],
  entries = [],
  button,
  notes = [],
  links = [],
  reason,
}: MailContent) {
  return (
    <Html lang="en-GB">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: COLOURS.paper, fontFamily: SANS }}>
        <Container style={{ maxWidth: '560px' }}>
          <Band />
          <Section style={CARD}>
            <Heading as="h1" style={HEADING}>
              {subject}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} style={text}>
                <Lines text={paragraph} />
              </Text>
            ))}
            {facts.map(({ label, value }) => (
              <Text key={label} style={{ ...text, margin: '0 0 4px' }}>
                <span style={{ color: COLOURS.inkSoft }}>{label}:</span> {value}
              </Text>
            ))}
            {entries.map((entry) => (
              <Entry key={entry.href} {...entry} />
            ))}
            {button && <MainButton {...button} />}
            {notes.map((note) => (
              <Text key={note} style={small}>
                {note}
              </Text>
            ))}
            {links.length > 0 && <MoreLinks links={links} />}
          </Section>
          <Footer reason={reason} />
        </Container>
      </Body>
    </Html>
  );
}

function MainButton({ label, href }: NonNullable<MailContent['button']>) {
  return (
    <>
      <Button href={href} style={BUTTON}>
        {label}
      </Button>
      <Text style={small}>
        If the button doesn’t work, open this link: <br />
        <Link href={href} style={link}>
          {href}
        </Link>
      </Text>
    </>
  );
}

function MoreLinks({ links }: { links: NonNullable<MailContent['links']> }) {
  return (
    <Text style={{ ...small, lineHeight: '28px' }}>
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ' · '}
          <Link href={href} style={{ ...link, wordBreak: 'normal' }}>
            {label}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}

function Footer({ reason }: { reason: string }) {
  return (
    <>
      <Hr style={{ margin: '24px 0 16px', borderColor: COLOURS.line }} />
      <Text style={small}>{reason}</Text>
      <Text style={{ ...small, margin: 0 }}>
        {agency().legalName}, {addressLine()}
        <br />
        {agency().phone.shown}, {agency().email}
        <br />
        {registrationLine()}
      </Text>
    </>
  );
}

function Entry({ label, href, lines }: NonNullable<MailContent['entries']>[number]) {
  return (
    <Text style={{ ...text, margin: '0 0 18px', lineHeight: '24px' }}>
      <Link href={href} style={{ ...link, fontWeight: 600, wordBreak: 'normal' }}>
        {label}
      </Link>
      {lines.map((line) => (
        <Fragment key={line}>
          <br />
          <span style={{ color: COLOURS.inkSoft }}>{line}</span>
        </Fragment>
      ))}
    </Text>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and lines may repeat
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function plainText({
  subject,
  paragraphs,
  facts = [],
  entries = [],
  button,
  notes = [],
  links = [],
  reason,
}: MailContent): string {
  const blocks = [
    agency().name,
    subject,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...entries.map(({ label, href, lines }) => [label, ...lines, href].join('\n')),
    button ? `${button.label}:\n${button.href}` : '',
    ...notes,
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    '--',
    reason,
    `${agency().legalName}, ${addressLine()}\n${agency().phone.shown}, ${agency().email}\n${registrationLine()}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
