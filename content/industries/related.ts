/** Links at the end of industry pages. */

export const whiteCollar = {
  type: 'service',
  title: 'White collar recruitment',
  description: 'The other office work that we recruit for, and how.',
  href: '/white-collar',
};
export const blueCollar = {
  type: 'service',
  title: 'Blue collar recruitment',
  description: 'The other trades and site work that we recruit for, and how.',
  href: '/blue-collar',
};

export const place = (slug: string, name: string) => ({
  type: 'location',
  title: `Recruitment in ${name}`,
  description: `Open jobs in ${name}, and our telephone number there.`,
  href: `/locations/${slug}`,
});

export const insights = {
  type: 'blog',
  title: 'Industry insights',
  description: 'Articles on single lines of work and what changes in them.',
  href: '/blog/category/industry-insights',
};
