/** Testimonials by clients and candidates, published verbatim (spec: marketing §3 "Testimonial"). */
export type Testimonial = {
  author: string;
  /** Their company, or what they do. */
  role: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** YYYY-MM-DD. */
  datePublished: string;
};

// The people and their words are made up.
/** Six on the home page; the first is set largest. */
export const testimonials: readonly Testimonial[] = [
  {
    author: 'Helen Ashworth',
    role: 'Operations director, Calder Foods',
    rating: 5,
    text: 'They sent three people, not thirty. Each one knew what the shift was, what it paid and how cold the chill store gets. Two of them still work here.',
    datePublished: '2026-09-16',
  },
  {
    author: 'Daniel Osei',
    role: 'Financial analyst, Manchester',
    rating: 5,
    text: 'I was told the salary in the first sentence and the name of the company in the second. After a year of guessing games that was a relief.',
    datePublished: '2026-09-02',
  },
  {
    author: 'Rhian Bevan',
    role: 'Head of people, Taff Valley Housing',
    rating: 5,
    text: 'Our brief was vague and they said so. Half an hour later it was a job somebody could apply for.',
    datePublished: '2026-08-20',
  },
  {
    author: 'Neil Garside',
    role: 'Multi-skilled maintenance engineer',
    rating: 4,
    text: 'The first site was too far out, which I had said. They owned up, and the next offer was twenty minutes from home.',
    datePublished: '2026-07-30',
  },
  {
    author: 'Priya Raman',
    role: 'Engineering manager, Beacon Pumps',
    rating: 5,
    text: 'Two welders on a Thursday for a Monday start, with their approvals checked against our drawings before we asked.',
    datePublished: '2026-07-09',
  },
  {
    author: 'Morag Lindsay',
    role: 'Legal secretary, Edinburgh',
    rating: 5,
    text: 'I did not get the job I applied for. I got a call the same day saying why, and a better one three weeks later.',
    datePublished: '2026-06-18',
  },
];
