/** Loading and saving the settings, for the pages that show sections of them. Imported by the server only. */
import type { RouterContextProvider } from 'react-router';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { arePasskeysPossible } from '#domain/account/passkey.ts';
import { saveSettings } from './commands.server.ts';
import { readSettings } from './queries.server.ts';
import { settingsForm } from './schema.ts';
import { SETTINGS_REFUSALS } from './texts.ts';

export function loadSettings(context: Readonly<RouterContextProvider>, admin: Admin) {
  const { database, publicOrigin } = context.get(requestContext);
  return loadPage(context, 'the settings could not be read', { values: null }, async () => {
    const settings = await readSettings(database, admin);
    return { values: { ...settings, arePasskeysPossible: arePasskeysPossible(publicOrigin) } };
  });
}

/** @param path the page that the form is on, and that follows */
export const settingsAction = (path: string, gate: (args: FormArgs) => Promise<Admin>) =>
  formAction({
    form: settingsForm,
    gate,
    run: ({ services, proof: admin, value }) => saveSettings(services, admin, value),
    done: () => ({ to: path, notice: 'settings-saved' }),
    refuse: ({ reason }) => ({ status: 409, errors: { staff_second_factor: SETTINGS_REFUSALS[reason] } }),
    unexpected: {
      status: 503,
      notice: { title: 'The settings were not saved. Try again in a moment.', tone: 'danger' },
    },
  });
