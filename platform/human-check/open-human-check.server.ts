/** Opens the site's human check: our proof of work, or reCAPTCHA with that as its fallback if its keys are set. */
import type { Clock } from '#platform/clock/clock.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { humanChecks } from '#platform/metrics/counters.server.ts';
import { createAltchaCheck } from './altcha.server.ts';
import type { HumanCheck } from './human-check.server.ts';
import { createRecaptchaCheck } from './recaptcha.server.ts';

type Settings = {
  secretKey: string;
  publicOrigin: string;
  recaptcha: { siteKey: string; secretKey: string } | null;
};

export function openHumanCheck({ secretKey, publicOrigin, recaptcha }: Settings, log: Log, clock: Clock): HumanCheck {
  const altcha = createAltchaCheck(secretKey, clock);
  if (!recaptcha) return withMetrics(altcha);
  return withMetrics(createRecaptchaCheck({ ...recaptcha, hostname: new URL(publicOrigin).hostname, altcha, log }));
}

const withMetrics = (check: HumanCheck): HumanCheck => ({
  issue: (...wish) => check.issue(...wish),
  verify: async (...given) => {
    const result = await check.verify(...given);
    humanChecks.inc({ outcome: result.ok ? 'ok' : result.reason });
    return result;
  },
});
