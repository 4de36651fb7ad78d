import { href, type MetaDescriptor } from 'react-router';
import type { PageText } from '#app/pages/fill-texts.ts';
import { isListedPath } from '#app/pages/page-text.ts';
import { agency } from '#domain/site/site.ts';

type ShareImage = { path: string; alt: string; width?: number; height?: number };
export type JsonLd = Record<string, unknown>;

export type PageMeta = {
  publicOrigin: string;
  /** Path, with the query if each query is a separate page. Becomes the canonical URL. */
  path: string;
  /** Omits the agency's name, which is appended if there is room. */
  title: string;
  description: string;
  keywords: string | readonly string[];
  /** 1200 × 630 by default; a page without an image gets a drawn title card. */
  image?: ShareImage;
  /** Set for pages that must not be indexed: unfinished, private, missing, or search results. */
  noindex?: boolean;
  jsonLd?: JsonLd | readonly JsonLd[];
  isEmbeddable?: boolean;
};

/** Title length in search results, in characters; the rest is cut off. */
const LONGEST_TITLE = 70;
const SHARE_IMAGE = { width: 1200, height: 630 };

/**
 * Browsers get only the title, because search engines and link previews request pages from the server. So the code for the rest is not sent
 * to browsers, and React leaves the server's metadata alone (first-head.ts).
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [{ title: titleWithAgency(page.title) }];
  const { publicOrigin, path, title, description, keywords, noindex = false } = page;
  const url = absoluteUrl(publicOrigin, path);
  const image = page.image ?? titleCard(page, new URL(url).pathname);
  const imageUrl = absoluteUrl(publicOrigin, image.path);
  return [
    { title: titleWithAgency(title) },
    { name: 'description', content: description },
    { name: 'keywords', content: [keywords].flat().join(', ') },
    { name: 'robots', content: noindex ? 'noindex' : 'index, follow, max-image-preview:large' },
    // A canonical URL would contradict `noindex`.
    ...(noindex
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          { tagName: 'link', rel: 'alternate', hrefLang: 'en-GB', href: url },
        ]),
    ...(page.isEmbeddable
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/json+oembed',
            href: absoluteUrl(publicOrigin, `${href('/oembed')}?url=${encodeURIComponent(url)}`),
          },
        ]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: agency().name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: imageUrl },
    { property: 'og:image:width', content: String(image.width ?? SHARE_IMAGE.width) },
    { property: 'og:image:height', content: String(image.height ?? SHARE_IMAGE.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: imageUrl },
    { name: 'twitter:image:alt', content: image.alt },
    ...[page.jsonLd ?? []]
      .flat()
      .map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
  ];
}

/** Metadata of a page in the page map. A page without a description is private, and gets only a title. */
export function pageHead(page: PageText, matches: Matches): MetaDescriptor[] {
  if (page.description || !import.meta.env.SSR) return pageMeta({ ...page, publicOrigin: originOf(matches) });
  return [{ title: titleWithAgency(page.title) }, { name: 'robots', content: 'noindex' }];
}

function titleCard({ title, noindex = false }: PageMeta, pathname: string): ShareImage {
  const hasTitle = !noindex || isListedPath(pathname);
  return {
    path: `/og/page?path=${encodeURIComponent(hasTitle ? pathname : '/')}`,
    alt: pathname === '/' ? `${agency().name}: ${title}` : `${hasTitle ? title : agency().name}, drawn as a title card`,
  };
}

/** Drops the agency's name rather than cut a long title; `og:site_name` still names the agency. */
function titleWithAgency(title: string): string {
  const fullTitle = `${title} | ${agency().name}`;
  return title.includes(agency().name) || fullTitle.length > LONGEST_TITLE ? title : fullTitle;
}

export function absoluteUrl(publicOrigin: string, path: string): string {
  return new URL(path, publicOrigin).href;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The public origin from the root route's loader. If that failed, a placeholder that keeps URLs absolute. */
export function originOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const origin = typeof data === 'object' && data !== null && 'publicOrigin' in data ? data.publicOrigin : null;
  return typeof origin === 'string' ? origin : 'http://localhost';
}
