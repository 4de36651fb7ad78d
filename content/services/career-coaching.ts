export const careerCoaching = {
  head: {
    name: 'Career coaching',
    menuLabel: 'Career coaching',
    menuText: 'CVs, interviews, new directions',
    description:
      'Free help with CVs, interviews and changes of direction, by phone or video call. Never a condition of being put forward for a job.',
    keywords: 'career coaching, CV advice, interview preparation UK',
    updatedOn: '2026-11-23',
  },
  factsCheckedOn: '2026-11-21',
  lead: 'Forty-five minutes with somebody who reads CVs and sits in interviews for a living. It is free, and whether you take it has no bearing on the jobs we put you forward for.',
  facts: [
    { label: 'Price', value: 'Nothing' },
    { label: 'Where', value: 'By phone or video call' },
    { label: 'How long', value: '45 minutes, and one follow-up' },
    { label: 'For whom', value: 'Anybody looking for work in the UK' },
  ],
  steps: {
    title: 'What a session is',
    text: 'A conversation about your next step, with something written at the end of it.',
    items: [
      {
        when: 'Before',
        title: 'You ask',
        text: 'Send the short form with one question. It needs no CV and no account.',
      },
      {
        when: 'One working day',
        title: 'We ring',
        text: 'Or email, to agree a time, evenings included, and to say what to have at hand.',
      },
      {
        when: '45 minutes',
        title: 'You talk',
        text: 'About one thing, properly: the CV, the interview, the change, the pay.',
      },
      {
        when: 'Next day',
        title: 'Notes',
        text: 'One page by email: what we said, what to do first, what to leave alone.',
      },
      {
        when: 'A month later',
        title: 'Follow-up',
        text: 'A quarter of an hour on what happened. Then it is yours.',
      },
    ],
  },
  parts: [
    {
      id: 'cv',
      title: 'CVs',
      text: [
        'Two pages. Start with the last job and what changed because you were there, in numbers where there are any. Put tickets, licences and their expiry dates where they are seen at once. Leave out the photograph, date of birth, marital status and National Insurance number: no employer needs them to decide whether to meet you.',
        'A gap needs one line, not an apology. A plain layout is read correctly by software and by tired people.',
      ],
    },
    {
      id: 'interviews',
      title: 'Interviews',
      text: [
        'We go through the questions that job is likely to bring, and you answer them aloud, which is different from knowing the answer. For practical trades that includes the trade test.',
        'You may ask beforehand who will be there, how long it takes and what is tested. If you are disabled you are entitled to reasonable adjustments at the interview itself. In Great Britain an employer may not, with few exceptions, ask about your health before making an offer, and in most jobs a spent conviction need not be mentioned.',
      ],
    },
    {
      id: 'direction',
      title: 'A change of direction',
      points: [
        {
          title: 'Into a trade',
          text: 'Which cards and qualifications the work needs, how long they take, and what people earn while learning.',
        },
        {
          title: 'Off the tools',
          text: 'Supervising, estimating, planning, quality: which of your hours already count as experience.',
        },
        {
          title: 'After a break',
          text: 'Caring, illness, prison, a business that closed. How to say it once and move on to the work.',
        },
        {
          title: 'After redundancy',
          text: 'What to ask your employer for before you go, such as paid time off to look for work, and in which order to apply.',
        },
      ],
    },
    {
      id: 'never-a-condition',
      title: 'Never a condition',
      text: [
        'Section 6 of the Employment Agencies Act 1973 forbids agencies to charge people for finding them work, and the Conduct Regulations forbid making that help depend on any other service. So coaching is separate: you can say no, stop halfway, or take it and go to another agency, and we put you forward for the same jobs.',
        'Nothing from a session goes to an employer. We do not sell courses, CV writing or psychometric tests, and take no commission from people who do.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to register with you first?',
      answer: 'No. You need no account and need not be looking for a job through us.',
    },
    {
      question: 'Will you rewrite my CV for me?',
      answer:
        'No, and be wary of anybody who offers to. In an interview you have to speak for every line of it. We tell you what to cut, what to move and which question each line will bring.',
    },
    {
      question: 'Is there public careers advice as well?',
      answer:
        'Yes, free and impartial, in every part of the UK: the National Careers Service in England, My World of Work in Scotland, Careers Wales, and the Careers Service in Northern Ireland. They are the better place for choosing a course or an apprenticeship. The links are below.',
    },
    {
      question: 'Can my employer pay for sessions for people who are leaving?',
      answer:
        'We hold group mornings and single sessions for companies that make people redundant, at the company’s cost. What is said in them stays with the people concerned.',
    },
  ],
  sources: [
    { title: 'National Careers Service (England)', url: 'https://nationalcareers.service.gov.uk/' },
    { title: 'My World of Work (Scotland)', url: 'https://www.myworldofwork.co.uk/' },
    { title: 'Careers Wales', url: 'https://careerswales.gov.wales/' },
    { title: 'Careers Service (Northern Ireland)', url: 'https://www.nidirect.gov.uk/campaigns/careers' },
    { title: 'Employment Agencies Act 1973, section 6', url: 'https://www.legislation.gov.uk/ukpga/1973/35/section/6' },
  ],
  closing: {
    title: 'Bring one question',
    text: 'Send us the question. If we are not the right people to answer it, we tell you who is.',
  },
  related: [
    {
      type: 'service',
      title: 'Salary calculator and tools',
      description: 'What a role pays in your city, before you name a figure.',
      href: '/tools',
    },
    {
      type: 'blog',
      title: 'Career advice',
      description: 'Articles on pay, applications and interviews.',
      href: '/blog/category/career-advice',
    },
    {
      type: 'blog',
      title: 'How we work',
      description: 'What we check, keep, delete and refuse to do.',
      href: '/blog/how-we-work',
    },
  ],
};
