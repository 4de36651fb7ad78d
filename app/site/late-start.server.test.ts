import { expect, test } from 'vitest';
import { startScriptsLate } from './late-start.server.ts';

const PAGE =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="modulepreload" href="/assets/c.js"/></head><body><script type="application/ld+json">{}</script>' +
  '<main>A job</main><footer>Us</footer><script nonce="n">first()</script>' +
  '<script nonce="n" type="module" async="">import "/assets/b.js";</script><script nonce="n">data()</script></body></html>';

test('the scripts of a page are named, and held back until it has been painted', () => {
  const page = startScriptsLate(PAGE, 'n');
  expect(page).not.toContain('modulepreload" href');
  expect(page).not.toContain('type="module"');
  expect(page).toContain(
    '<script nonce="n" type="text/x-start" data-modules="/assets/b.js /assets/c.js">import "/assets/b.js";</script>' +
      '<script nonce="n">(() => {',
  );
  // All else stands where it stood.
  for (const piece of ['a.css"/></head><body>', 'A job</main><footer>Us</footer><script nonce="n">first()</script>'])
    expect(page).toContain(piece);
  expect(page.endsWith('})();</script><script nonce="n">data()</script></body></html>')).toBe(true);
});

test('a page without scripts stays as it is', () => {
  const page = '<html><head></head><body><main>Print me</main></body></html>';
  expect(startScriptsLate(page, 'n')).toBe(page);
});
