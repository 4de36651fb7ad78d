/** The page about executive search. */
import { serviceTimes } from '../claims.ts';
import { shownTime } from './service-guide.ts';

export const executiveSearch = {
  slug: 'executive-search',
  head: {
    name: 'Executive search',
    menuLabel: 'Executive search',
    menuText: 'Directors and senior managers',
    description: `Directors and senior managers, approached in confidence from a list you have seen: ${serviceTimes.executive.inWords}, for a fixed fee in thirds.`,
    keywords: 'executive search, senior recruitment, headhunting UK',
    updatedOn: '2026-11-23',
  },
  factsCheckedOn: '2026-11-21',
  lead: 'For directors and senior managers who are not reading adverts. We show you everybody we mean to approach, and approach nobody before you have said yes to the list.',
  facts: [
    { label: 'Fee', value: 'Fixed, agreed before the search' },
    { label: 'Due', value: 'In thirds, the last on acceptance' },
    { label: 'Searches', value: 'One for each client at a time' },
    { label: 'In confidence', value: 'Your name only when you say so' },
  ],
  times: [shownTime(serviceTimes.executive)],
  steps: {
    title: `How the ${serviceTimes.executive.inWords} are spent`,
    text: 'You hear from us every Friday: whom we spoke to, what they said, what it tells us about the job.',
    items: [
      {
        when: 'Week 1',
        title: 'Brief',
        text: 'With everybody who will decide, in one room. We leave with one page that all have agreed.',
      },
      {
        when: 'Weeks 1 and 2',
        title: 'Map',
        text: 'Which companies have such people, and who they are. You strike out whom you do not want approached.',
      },
      {
        when: 'Weeks 2 to 4',
        title: 'Approach',
        text: 'By telephone, one person at a time, without your name until you release it.',
      },
      {
        when: 'Week 5',
        title: 'Shortlist',
        text: 'Four or so, interviewed at length, with written reports and what they would come for.',
      },
      {
        when: 'Weeks 5 to 8',
        title: 'Choice',
        text: 'Your interviews, references, the offer, and how to resign when the present employer objects.',
      },
    ],
  },
  parts: [
    {
      id: 'when',
      title: 'When a search is worth its price',
      text: [
        'When the job is one of a kind in the company, when the incumbent must not hear of it, when perhaps forty people in the country can do it and most of them are content. Otherwise permanent recruitment is quicker and costs you nothing if it fails, and we say so at the first meeting.',
      ],
    },
    {
      id: 'confidence',
      title: 'What stays between us',
      points: [
        {
          title: 'Your name',
          text: 'We describe the company so that it cannot be guessed, and name it after you agree to each person hearing it.',
        },
        {
          title: 'Theirs',
          text: 'A report goes to the people you named and nobody else. Whoever withdraws is taken out of it.',
        },
        {
          title: 'What we keep',
          text: 'Data protection law requires us to tell people within a month that we hold their details and where we found them. We do it in the first call, and delete on request.',
        },
        {
          title: 'Hands off',
          text: 'We do not approach people we placed with you for another client while they work for you.',
        },
      ],
    },
    {
      id: 'notice',
      title: 'The months after acceptance',
      text: [
        'Three to six months’ notice is common at this level, and many contracts restrict whom one may work for afterwards. We read those clauses with the candidate early, so that your lawyers have the time to look at them, and plan the date of the first day with both sides.',
        'Somebody has to be there in between. We can find an interim manager through contract staffing while the search runs.',
      ],
    },
  ],
  questions: [
    {
      question: 'Why is part of the fee due at the start?',
      answer:
        'Because most of the work is done before you see a name, and because a search that pays only on success tempts an agency to offer whoever is at hand. The last third is due only when somebody accepts.',
    },
    {
      question: 'What if we fill the job from within during the search?',
      answer:
        'Tell us and we stop. What has fallen due by then stays due; the rest does not arise. We are glad to assess an internal candidate beside the others, by the same report.',
    },
    {
      question: 'What if the person leaves in the first year?',
      answer:
        'We search again for the same job without a further fee, apart from expenses agreed beforehand, within the period and on the conditions in our terms. Redundancy and a changed job are excluded.',
    },
  ],
  sources: [
    {
      title: 'The right to be informed, Information Commissioner’s Office',
      url: 'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/individual-rights/the-right-to-be-informed/',
    },
    {
      title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003',
      url: 'https://www.legislation.gov.uk/uksi/2003/3319/contents',
    },
  ],
  closing: {
    title: 'Begin with a conversation',
    text: 'Half an hour, in confidence, with the consultant who would lead the search. If you need no search, you will hear that.',
  },
  related: [
    {
      type: 'service',
      title: 'Permanent recruitment',
      description: 'A shortlist of three to five people, and a fee only when one starts.',
      href: '/permanent-recruitment',
    },
    {
      type: 'service',
      title: 'Contract staffing',
      description: 'Cover and projects, on our payroll.',
      href: '/contract-staffing',
    },
    {
      type: 'location',
      title: 'Recruitment in London',
      description: 'Our office there, its number and its jobs.',
      href: '/locations/london',
    },
  ],
};
