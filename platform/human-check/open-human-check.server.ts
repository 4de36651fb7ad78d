/** The one human check of the site: by our own proof of work, or by reCAPTCHA in front of it where its keys are set. */
import type { Log } from '#platform/log/log.server.ts';
import { createAltchaCheck } from './altcha.server.ts';
import type { HumanCheck } from './human-check.server.ts';
import { createRecaptchaCheck } from './recaptcha.server.ts';

type Settings = {
  secretKey: string;
  publicOrigin: string;
  recaptcha: { siteKey: string; secretKey: string; address: string | null } | null;
};

export function openHumanCheck({ secretKey, publicOrigin, recaptcha }: Settings, log: Log): HumanCheck {
  const altcha = createAltchaCheck(secretKey);
  if (!recaptcha) return altcha;
  return createRecaptchaCheck({ ...recaptcha, hostname: new URL(publicOrigin).hostname, altcha, log });
}
