/** schema.org facts about the agency and its pages. Only the server runs this, so browsers do not load it. */
import { href } from 'react-router';
import { type City, type CityFact, listFirstCities, officePostcode } from '#domain/place/place.ts';
import { agency } from '#domain/site/site.ts';
import { absoluteUrl, type JsonLd } from './seo.ts';

/** `items` as shown in the breadcrumb. The home page is added in front. */
export function breadcrumbJsonLd(publicOrigin: string, items: readonly { label: string; href?: string }[]): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', href: '/' }, ...items].map(({ label, href: to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: absoluteUrl(publicOrigin, to) }),
    })),
  };
}

const agencyId = (publicOrigin: string) => absoluteUrl(publicOrigin, '/#agency');

export function agencyJsonLd(publicOrigin: string, reviews: readonly ShownReview[]): JsonLd {
  if (!import.meta.env.SSR) return {};
  const { street, city, postcode, country } = agency().address;
  return {
    '@type': 'EmploymentAgency',
    '@id': agencyId(publicOrigin),
    name: agency().name,
    legalName: agency().legalName,
    description: agency().summary,
    url: absoluteUrl(publicOrigin, '/'),
    email: agency().email,
    telephone: agency().phone.dialled,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: postcode,
      addressCountry: country,
    },
    openingHoursSpecification: openingHours(),
    department: listFirstCities().flatMap((city) => officeFacts(publicOrigin, city) ?? []),
    ...reviewsJsonLd(reviews),
    ...(agency().socialPages.length > 0 && { sameAs: agency().socialPages }),
  };
}

function openingHours() {
  const { days, opens, closes } = agency().hours;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

/** `datePublished`: YYYY-MM-DD. */
export type ShownReview = { author: string; rating: number; text: string; datePublished: string };

/**
 * Rating and reviews of an item (spec: marketing §3 "Structured-data helpers"). Empty until the studio says that an independent site
 * collects them, because search engines refuse reviews that an agency has collected itself.
 */
export function reviewsJsonLd(reviews: readonly ShownReview[]): JsonLd {
  const { rating } = agency();
  if (!import.meta.env.SSR || !rating?.mayBeMarkedUp) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count },
    ...(reviews.length > 0 && {
      review: reviews.map(({ author, rating: ratingValue, text, datePublished }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        reviewRating: { '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 },
        reviewBody: text,
        datePublished,
      })),
    }),
  };
}

const officeId = (publicOrigin: string, slug: string) =>
  `${absoluteUrl(publicOrigin, href('/locations/:city', { city: slug }))}#office`;

/** Identifies an office outside its own page; null for a city without one. */
function officeFacts(publicOrigin: string, city: CityFact): JsonLd | null {
  const { slug, name, region, phone } = city;
  const postcode = officePostcode(city);
  if (postcode === null) return null;
  return {
    '@type': ['LocalBusiness', 'EmploymentAgency'],
    '@id': officeId(publicOrigin, slug),
    name: `${agency().name} ${name}`,
    url: absoluteUrl(publicOrigin, href('/locations/:city', { city: slug })),
    telephone: phone.dialled,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: agency().address.country,
    },
  };
}

/** The office of a city (spec: marketing §3 "City office entry"), or the service there without an office. */
export function cityJsonLd(
  publicOrigin: string,
  city: City,
  service: ServiceFacts,
  reviews: readonly ShownReview[],
): JsonLd {
  if (!import.meta.env.SSR) return {};
  const office = officeFacts(publicOrigin, city);
  if (!office) return serviceJsonLd(publicOrigin, { ...service, areaServed: city.name });
  return {
    ...office,
    parentOrganization: { '@id': agencyId(publicOrigin) },
    email: city.email,
    geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
      geoRadius: agency().serviceRadius,
    },
    openingHoursSpecification: openingHours(),
    ...reviewsJsonLd(reviews),
  };
}

type ServiceFacts = { name: string; description: string; path: string; areaServed?: string };

export function serviceJsonLd(publicOrigin: string, service: ServiceFacts): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    serviceType: service.name,
    url: absoluteUrl(publicOrigin, service.path),
    provider: { '@type': 'EmploymentAgency', '@id': agencyId(publicOrigin), name: agency().name },
    areaServed: service.areaServed ?? 'United Kingdom',
  };
}

export function faqJsonLd(questions: readonly { question: string; answer: string }[]): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type ArticleFacts = {
  title: string;
  description: string;
  path: string;
  imagePath: string;
  author: string;
  publishedDate: string;
  updatedDate?: string | undefined;
  keywords: readonly string[];
};

export function articleJsonLd(publicOrigin: string, article: ArticleFacts): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    image: absoluteUrl(publicOrigin, article.imagePath),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'EmploymentAgency', '@id': agencyId(publicOrigin), name: agency().name },
    datePublished: article.publishedDate,
    dateModified: article.updatedDate ?? article.publishedDate,
    keywords: article.keywords.join(', '),
    inLanguage: 'en-GB',
    mainEntityOfPage: absoluteUrl(publicOrigin, article.path),
  };
}

export function siteJsonLd(publicOrigin: string): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'WebSite',
    name: agency().name,
    url: absoluteUrl(publicOrigin, '/'),
    inLanguage: 'en-GB',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(publicOrigin, '/search')}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
