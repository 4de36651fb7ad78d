import { beforeEach, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { translate } from '#tests/support/translation.ts';

const site = provideSite();
const browser = provideBrowser();

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const MARK = '\u00b7';

type Form = { path: string; as?: string; button: RegExp };

const FORMS: Form[] = [
  { path: '/jobs/JOB/apply/without-account', button: /^Submit/ },
  { path: '/contact', button: /^Send Message/ },
  { path: '/candidate-sign-up', button: /^Sign Up/ },
  { path: '/candidate-login', button: /^Login/ },
  { path: '/send-your-cv', button: /^(Send|Submit)/ },
  { path: '/employer/jobs/new', as: 'Morag', button: /^(Post|Publish|Send)/ },
];

/** Before and after React takes the page over. */
const MOMENTS = ['as soon as it is shown', 'once it listens'] as const;

test.each(FORMS.flatMap((form) => MOMENTS.map((moment) => ({ ...form, moment }))))(
  '$path, translated $moment, stands and keeps what was typed',
  async ({ path, as, button, moment }) => {
    const [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
    const { page, context, complaints } = await browser.newVisitor();
    if (as) await signInBrowser(context, site, castMember(as).id);
    const address = site.url + path.replace('JOB', job);
    if (moment === 'once it listens') await visit(page, address);
    else await page.goto(address);
    await translate(page, MARK);
    await hydrated(page);
    const main = page.getByRole('main');
    const field = main.locator('input[type=text], input[type=email], textarea').filter({ visible: true }).first();
    await field.fill('wren@mail.example');
    const send = main.getByRole('button', { name: button }).filter({ visible: true }).last();
    for (const _time of ['first', 'second']) {
      await translate(page, MARK);
      await send.click();
      await main.locator('[aria-invalid=true]').first().waitFor();
      expect(await field.inputValue()).toBe('wren@mail.example');
    }
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    // Nothing more is complained of after this.
    await page.goto('about:blank');
    expect(complaints.splice(0).filter((each) => !/status of 4\d\d/.test(each))).toEqual([]);
  },
);
