import { href, type MetaDescriptor } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { pageText } from '#app/pages/page-text.ts';

type SignInPath = '/candidate-login' | '/candidate-sign-up' | '/employer-login' | '/employer-sign-up';
type Args = { matches: Parameters<typeof originOf>[0]; location: { search: string } };

/** Search engines index only the URL without a query, because the query depends on the visitor. */
export const signInMeta = (path: SignInPath, { matches, location }: Args): MetaDescriptor[] =>
  pageMeta({
    ...pageText(path),
    publicOrigin: originOf(matches),
    path: href(path),
    noindex: location.search !== '',
  });
