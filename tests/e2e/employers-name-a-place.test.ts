import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme } from '#tests/support/accessibility.ts';
import { someOf } from '#tests/support/form.ts';
import { location, options, provideStage } from './employers-name-a-place.stage.ts';

const { form } = provideStage();

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 0))(
  'suggestions are chosen by keyboard and by pointer, and asked for only with the focus, %s',
  async (_where, viewport) => {
    const { page } = await form(viewport);
    const asked: string[] = [];
    page.on('request', (each) => asked.push(new URL(each.url()).pathname));
    expect(await location(page).getAttribute('role')).toBeNull();

    await location(page).focus();
    await expect.poll(() => location(page).getAttribute('role')).toBe('combobox');
    expect(asked.some((path) => path.includes('place-suggestions'))).toBe(true);
    expect(await location(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('newpo');
    await options(page).getByText('Newport, Isle of Wight').waitFor();
    expect(await location(page).getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('status').getByText('8 suggestions. Use the arrow keys.').waitFor();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = page.locator(
      `#${await location(page).getAttribute('aria-activedescendant')}`.replaceAll(':', '\\:'),
    );
    expect(await active.getAttribute('aria-selected')).toBe('true');
    const chosen = await active.innerText();
    await expectNoFaultsInEitherScheme(page);
    await page.keyboard.press('Enter');
    expect(await location(page).inputValue()).toBe(chosen);
    expect(await options(page).count()).toBe(0);
    // The advert beside the form hears of it as if it had been typed.
    await expect.poll(() => page.getByRole('main').getByText(chosen).count()).toBeGreaterThan(0);

    await location(page).fill('lee');
    await options(page).getByText('Leeds, West Yorkshire').click();
    expect(await location(page).inputValue()).toBe('Leeds, West Yorkshire');
    await location(page).fill('lee');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await location(page).inputValue()).toBe('lee');
  },
);
