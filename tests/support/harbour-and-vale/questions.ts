export const questions = [
  {
    question: 'Where are your jobs?',
    answer:
      'In Lincoln, in Hull and within about an hour of either. If a job is in a town without a page here, its advert names the town.',
  },
  {
    question: 'Do I pay for anything?',
    answer: 'No. Employers pay us. An agency that asks you for money to find you work breaks the law.',
  },
  {
    question: 'How do I get to an early shift?',
    answer: 'Tell us when your first bus or train leaves. We suggest only shifts that you can reach.',
  },
  {
    question: 'When am I paid?',
    answer: 'On temporary work, every Friday for the week before. In a permanent job, when your employer pays.',
  },
  {
    question: 'Who approves my account?',
    answer: 'A consultant reads each request, usually the same working day, and we email you either way.',
  },
  {
    question: 'Can I come in and talk?',
    answer: 'Yes. Both offices are open from Monday to Saturday. Ring first, so that a consultant is there.',
  },
];
