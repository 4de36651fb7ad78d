import { describe, expect, test } from 'vitest';
import { findTopic, NAMED_SERVICES, replyTo } from './assistant-replies.ts';

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

describe('what is replied', () => {
  const facts = { email: 'hello@agency.example', phone: '020 7946 0000', sectors: '50+' };

  test('an opportunity, and a specialist', () => {
    expect(replyTo('work', facts)).toMatch(/career opportunities.*specialist/);
  });

  test('three ways of hiring, and which role', () => {
    expect(replyTo('hiring', facts)).toMatch(
      /executive search, permanent recruitment and contract staffing\. Which role/,
    );
  });

  test('the six services', () => {
    for (const service of NAMED_SERVICES) expect(replyTo('services', facts)).toContain(`• ${service}\n`);
    expect(NAMED_SERVICES).toHaveLength(6);
  });

  test('the sectors', () => {
    expect(replyTo('sectors', facts)).toContain('50+ industry sectors');
  });

  test('thanks, with email and phone', () => {
    expect(replyTo('other', facts)).toMatch(/^Thank you .*hello@agency\.example.*020 7946 0000/);
  });
});
