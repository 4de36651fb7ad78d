/** Facts about the agency and its pages in the words of schema.org. */
import { company } from '#content/company.ts';
import { absoluteUrl, type JsonLd } from './seo.ts';

/** `items` as shown in the breadcrumb, without home, which comes first here too. */
export function breadcrumbJsonLd(publicOrigin: string, items: readonly { label: string; href?: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', href: '/' }, ...items].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(publicOrigin, href) }),
    })),
  };
}

export function agencyJsonLd(publicOrigin: string): JsonLd {
  const { street, city, postcode, country } = company.address;
  return {
    '@type': 'EmploymentAgency',
    '@id': absoluteUrl(publicOrigin, '/#agency'),
    name: company.name,
    legalName: company.legalName,
    description: company.summary,
    url: absoluteUrl(publicOrigin, '/'),
    email: company.email,
    telephone: company.phone.dialled,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: postcode,
      addressCountry: country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.hours.days,
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
  };
}

/** Tells search engines how to ask this site a question. */
export function siteJsonLd(publicOrigin: string): JsonLd {
  return {
    '@type': 'WebSite',
    name: company.name,
    url: absoluteUrl(publicOrigin, '/'),
    inLanguage: 'en-GB',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(publicOrigin, '/jobs')}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
