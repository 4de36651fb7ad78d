import { href } from 'react-router';
import { services } from '#app/chrome/header/menus.ts';
import type { NavigationLink } from '#app/chrome/header/navigation.ts';
import type { RelatedLink } from '#app/chrome/related-pages.tsx';
import type { ArticleCategory } from '#domain/article/article.ts';
import { articleCategories, articleCategoryTexts } from '#domain/article/article-categories.ts';
import { listCities, officePostcode } from '#domain/place/place.ts';

const SERVICES: Record<ArticleCategory, readonly string[]> = {
  'job-market': [href('/white-collar'), href('/blue-collar')],
  'career-advice': [href('/career-coaching'), href('/contract-staffing')],
  'industry-insights': [href('/employer-services'), href('/contract-staffing')],
  'recruitment-tips': [href('/permanent-recruitment'), href('/contract-staffing')],
  'company-news': [href('/employer-services'), href('/career-coaching')],
};

export function onwardLinks(category: ArticleCategory, location: string | null): RelatedLink[] {
  const serviceHrefs = SERVICES[category];
  const city = listCities().find(({ name }) => name === location);
  return [
    ...services()
      .links.filter((link) => serviceHrefs.includes(link.href))
      .map(toServiceLink),
    ...(city
      ? [
          {
            title: `Jobs and hiring in ${city.name}`,
            description: officePostcode(city)
              ? `Our ${city.name} office, and who hires there`
              : `Who hires in ${city.name}`,
            href: href('/locations/:city', { city: city.slug }),
            type: 'location' as const,
          },
        ]
      : []),
    {
      title: articleCategories[category] ?? category,
      description: articleCategoryTexts[category],
      href: href('/blog/category/:category', { category }),
      type: 'blog',
    },
  ];
}

const toServiceLink = ({ label, text = '', href: to }: NavigationLink): RelatedLink => ({
  title: label,
  description: text,
  href: to,
  type: 'service',
});
