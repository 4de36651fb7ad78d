import { afterEach, describe, expect, test } from 'vitest';
import { assistant } from '#content/assistant.ts';
import { seededFacts } from '#db/seed/seed-content.server.ts';
import { findTopic, listNamedServices, replyTo } from './assistant-replies.ts';
import type { ServicePath } from './site/service-path.ts';
import { agency, provideSite } from './site/site.ts';

describe('the first rule that fits decides', () => {
  test.each([
    ["I'm looking for a job", 'work'],
    ['JOBS?', 'work'],
    ['a change of career', 'work'],
    ['I need to hire talent', 'hiring'],
    ['We are hiring', 'hiring'],
    ['Talent for our services', 'hiring'],
    ['Tell me about your services', 'services'],
    ['service for which industry', 'services'],
    ['What industries do you work with?', 'sectors'],
    ['My Industry is tanning', 'sectors'],
    ['public SECTOR', 'sectors'],
    ['Do I hire for a job in this sector with your service', 'work'],
    ['I hire for one sector with your service', 'hiring'],
    ['Where is your office?', 'other'],
    ['', 'other'],
  ])('%s → %s', (text, topic) => {
    expect(findTopic(text)).toBe(topic);
  });

  test('a keyword inside another word does not count', () => {
    expect(findTopic('Are you in Yorkshire?')).toBe('other');
    expect(findTopic('sectors in Lancashire')).toBe('sectors');
  });
});

describe('the replies', () => {
  test('an opportunity, and a specialist', () => {
    expect(replyTo('work', assistant)).toMatch(/career opportunities.*specialist/);
  });

  test('three ways of hiring, and which role', () => {
    expect(replyTo('hiring', assistant)).toMatch(
      /executive search, permanent recruitment and contract staffing\. Which role/,
    );
  });

  test('the six services', () => {
    const reply = replyTo('services', assistant);
    expect(reply).toMatch(/^We offer six services:\n/);
    for (const { name } of listNamedServices()) expect(reply).toContain(`• ${name}\n`);
    expect(reply).toMatch(/\nWhat would you like to know more about\?$/);
    expect(listNamedServices()).toHaveLength(6);
  });

  test('the sectors, as the agency counts them', () => {
    expect(replyTo('sectors', assistant)).toContain('50+ industry sectors');
  });

  test('thanks, with email and phone', () => {
    expect(replyTo('other', assistant)).toMatch(new RegExp(`^Thank you .*${agency().email}.*${agency().phone.shown}`));
  });
});

describe('services that are switched off are not named', () => {
  const seeded = seededFacts();

  function offerOnly(...paths: ServicePath[]): void {
    const services = seeded.services.filter(({ path }) => paths.includes(path));
    provideSite(() => ({ ...seeded, services }));
  }

  afterEach(() => provideSite(() => seeded));

  test('two of three ways of hiring', () => {
    offerOnly('/permanent-recruitment', '/contract-staffing');
    expect(replyTo('hiring', assistant)).toContain('by permanent recruitment and contract staffing. Which role');
    expect(replyTo('services', assistant)).toMatch(
      /^We offer two services:\n• Permanent Recruitment\n• Contract Staffing\n/,
    );
  });

  test('one service', () => {
    offerOnly('/career-coaching');
    expect(replyTo('hiring', assistant)).toContain('We find people for offices and for sites. Which role');
    expect(replyTo('services', assistant)).toBe(
      'We offer one service:\n• Career Coaching\nWhat would you like to know more about?',
    );
  });

  test('without named services the reply is general', () => {
    offerOnly('/white-collar');
    expect(replyTo('services', assistant)).toMatch(/^We bring people and employers together/);
  });
});
