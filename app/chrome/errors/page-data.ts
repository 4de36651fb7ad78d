/** Distinguishes a page's data from another response, such as a proxy's error page. */

const TYPE = 'text/x-script';
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** @returns the complete answer; null if it is not this site's, or was cut off */
export async function readPageData(response: Response): Promise<Response | null> {
  if (WITHOUT_BODY.includes(response.status)) return response;
  if (!response.headers.get('content-type')?.startsWith(TYPE)) return null;
  try {
    const text = await response.text();
    JSON.parse(text.split('\n', 1)[0] ?? '');
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers });
  } catch {
    return null;
  }
}

/** The specification's title if one of these pages fails (spec: accounts §8 "Jobs"); null for other pages. */
export const failureOf = (path: string): string | null =>
  path === '/jobs'
    ? 'Failed to load job postings.'
    : /^\/jobs\/[^/]+$/.test(path)
      ? 'Failed to load job details.'
      : null;
