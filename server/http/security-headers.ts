/** The headers every answer carries, and the content security policy of a page. */
import type { Config } from '#config';

export type ScriptSource = { nonce: string } | { hashes: string[] };

/** reCAPTCHA's origins; only sites that use it name them in their policy. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

const ONE_YEAR = 31_536_000;

/** Pairs, because a raw `writeHead` takes them in that form. */
export function securityHeaders({ hsts }: Pick<Config, 'hsts'>): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ];
  if (hsts) {
    const scope = hsts === 'subdomains' ? '; includeSubDomains' : '';
    headers.push(['Strict-Transport-Security', `max-age=${ONE_YEAR}${scope}`]);
  }
  return headers;
}

/**
 * A page's policy. Uncached pages name a nonce; cached ones the hash of each of their scripts, because their bytes are
 * the same for everybody. Inline style *attributes* are allowed (positions that a script computes), style elements not.
 */
export function contentSecurityPolicy(
  scripts: ScriptSource,
  {
    usesRecaptcha,
    isFramed = false,
  }: {
    usesRecaptcha: boolean;
    /** A preview that the studio shows in a frame. */
    isFramed?: boolean;
  },
): string {
  const foreign = usesRecaptcha ? RECAPTCHA : [];
  // `strict-dynamic` lets our own script add scripts; browsers would ignore host names here.
  const scriptSource =
    'nonce' in scripts
      ? [`'nonce-${scripts.nonce}'`, "'strict-dynamic'"]
      : ["'self'", ...scripts.hashes.map((hash) => `'sha256-${hash}'`), ...foreign];
  return [
    "default-src 'self'",
    `script-src ${scriptSource.join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...foreign].join(' '),
    ...(usesRecaptcha ? [["frame-src 'self'", ...foreign].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    'report-uri /api/csp-violations',
  ].join('; ');
}

/** Policy of answers that are not pages: nothing in them may run, whatever type a browser takes them for. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Policy of drawings: opened alone, they may use their own styles and nothing else. */
export const DRAWING_ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Policy of the service worker: it may fetch from this site and nothing else. */
export const FETCHES_ONLY =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Policy of the one page that every site may frame: its own styles by their hash, and nothing else. */
export const framedPolicy = (styles: string): string =>
  `default-src 'none'; style-src 'sha256-${styles}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** Policy of uploaded files: if a browser displays one anyway, it has no access to this site. */
export const KEPT_NOT_SHOWN = `sandbox; ${NOTHING_RUNS}`;
