/** reCAPTCHA v3 in the browser. This code and Google's script load only if the site has keys and a form is begun. */
import type { HumanCheckAction } from '#platform/human-check/actions.ts';

type Recaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: HumanCheckAction }): PromiseLike<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Limit for all steps, including the script. After that a challenge is faster. */
const LIMIT_MS = 5_000;

let loading: Promise<Recaptcha> | null = null;

/**
 * Throws when blocked, offline, refused or too slow.
 *
 * @returns a token for one form, valid for two minutes
 */
export async function askRecaptcha(siteKey: string, action: HumanCheckAction): Promise<string> {
  loading ??= load(siteKey);
  const token = await Promise.race([loading.then((recaptcha) => recaptcha.execute(siteKey, { action })), tooLong()]);
  if (!token) throw new Error('reCAPTCHA gave no token');
  return token;
}

async function tooLong(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  throw new Error('reCAPTCHA took too long');
}

function load(siteKey: string): Promise<Recaptcha> {
  hideBadge();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey, hl: 'en-GB' })}`;
    script.onerror = () => reject(new Error('The script of reCAPTCHA could not be loaded'));
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The script of reCAPTCHA brought nothing'));
    };
    document.head.append(script);
  });
}

/** Google accepts a text in the form instead of the badge, which would cover the page. */
function hideBadge(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.grecaptcha-badge { visibility: hidden }');
  document.adoptedStyleSheets.push(sheet);
}
