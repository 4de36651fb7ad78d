/** Operates the site as an owner does, through labels, links and buttons. Counts presses and keystrokes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

export type Values = Readonly<Record<string, string>>;

/** The same pattern as findPrompts (domain/text/prompts.ts). */
const PROMPT = /\[([^[\]\n]{2,200})\](?!\()/g;

export class OwnerHands {
  presses = 0;
  fields = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async press(role: 'link' | 'button', name: string, within: Locator = this.main): Promise<void> {
    this.presses += 1;
    await within.getByRole(role, { name, exact: true }).first().click();
  }

  async choose(label: string): Promise<void> {
    this.presses += 1;
    await this.main.getByLabel(label).check();
  }

  async type(values: Values, within: Locator = this.main): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      this.fields += 1;
      const control = within.getByLabel(labelled(label)).first();
      const isChoice = await control.evaluate((element) => element.tagName === 'SELECT');
      await (isChoice ? control.selectOption({ label: value }) : control.fill(value));
    }
  }

  /** Leaves the current item for the list of all collections and opens one. */
  async openCollection(name: string): Promise<void> {
    await this.press('link', 'Studio', this.page.getByRole('navigation', { name: 'Admin Dashboard' }));
    await this.page.getByRole('heading', { level: 1, name: 'Studio' }).waitFor();
    await this.press('link', name);
  }

  /** Answers the prompts in square brackets of a starter text and enters the dates of checks. @param answers '' removes the prompt */
  async answerPrompts(answers: (prompt: string) => string, day: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    const controls = await this.main.locator('input, textarea').evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ id, name, type, value }) => ({
        id,
        type,
        value,
        isOfItem: /^content\./.test(name),
      })),
    );
    for (const { id, type, value } of controls.filter(({ isOfItem }) => isOfItem)) {
      const answered = type === 'date' && value === '' ? day : value.replaceAll(PROMPT, (_, prompt) => answers(prompt));
      if (answered === value) continue;
      this.fields += 1;
      await this.page.locator(`[id="${id}"]`).fill(answered);
    }
  }

  /** Uses the dialog that a field of the item or a text toolbar has opened. */
  async uploadPicture(alt: string, photo: Buffer): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Choose a picture' });
    await this.type({ Description: alt }, dialog);
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo };
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(file);
    await this.press('button', 'Upload picture', dialog);
    await dialog.waitFor({ state: 'hidden' });
  }

  async publish(): Promise<void> {
    await this.press('button', 'Publish');
    await expectBadge(this.main, 'Published');
    await this.main.getByText('Draft', { exact: true }).waitFor({ state: 'detached' });
  }
}

const expectBadge = (main: Locator, text: string) =>
  expect.poll(() => main.getByText(text, { exact: true }).count()).toBeGreaterThan(0);

const labelled = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}( \\(optional\\))?$`);

export async function printToken({ url, database, dataDir }: Site, env: Record<string, string>): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'admin:token'], {
    env: { PATH, HOME, ...env, DATABASE_URL: database.appUrl, DATA_DIR: dataDir },
  });
  expect(stdout).toContain(`Open ${url}/setup and enter it there.`);
  return stdout.split('\n')[0] ?? '';
}
