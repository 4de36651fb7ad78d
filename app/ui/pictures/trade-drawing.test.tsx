import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TRADES } from '#domain/job/trade.ts';
import { TradeDrawing } from './trade-drawing.tsx';

test.each(TRADES)('the drawing of %s is decorative, light, inside its box and has one accent', (trade) => {
  const markup = renderToStaticMarkup(<TradeDrawing trade={trade} className="w-40" />);
  expect(markup).toContain('aria-hidden="true"');
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(markup.match(/class="(coral|spark)"/g)).not.toBeNull();
  expect(markup).not.toContain('NaN');
});

test('a title and its trade have the same drawing', () => {
  expect(renderToStaticMarkup(<TradeDrawing title="Plumber" />)).toBe(
    renderToStaticMarkup(<TradeDrawing trade="plumbing" />),
  );
});

const MOST_BYTES = 1200;
