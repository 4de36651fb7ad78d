/** Questions at the end of the home page, also used in its structured data. */
import { homeTimes } from './claims.ts';

export type Question = { question: string; answer: string };

/** Eight (spec: marketing §2 "FAQ section with 8 collapsible questions"). */
export const homeQuestions: readonly Question[] = [
  {
    question: 'What does it cost me to find a job through you?',
    answer:
      'Nothing. Employers pay us. UK law forbids an agency to charge people for finding them work, apart from some work in entertainment and modelling, which we do not offer. If somebody asks you for money in our name, do not pay, and ring us.',
  },
  {
    question: 'Will you send my CV anywhere without asking?',
    answer:
      'No. We name the employer and the job, and wait for your yes before anything leaves us. Only you and our own staff see your CV, and an employer who runs the advert you answered, or to whom you said yes.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. You don’t need an account to search, apply or send us your CV. With one you can save jobs and track applications. A person approves every account, so it may take until the next working day.',
  },
  {
    question: 'How long does it take to fill a job?',
    answer: `Most permanent jobs take ${homeTimes.typical.value} from brief to accepted offer. Rapid placement takes ${homeTimes.rapid.value} where we have people ready for that kind of work, other urgent cover ${homeTimes.urgent.value}, and an executive search ${homeTimes.executive.value}. Notice periods come on top.`,
  },
  {
    question: 'How do you charge employers?',
    answer:
      'For a permanent hire, one fee worked out as a percentage of the first year’s pay, due when the person starts. For temporary staff, an hourly charge that shows pay, employment costs and our margin separately. An executive search has a fixed fee, due in thirds. In every case you have the terms in writing before we begin.',
  },
  {
    question: 'What if the person we hired leaves early?',
    answer:
      'Part of the fee comes back. The terms we agree with you set out a rebate that falls week by week over the first months, and the conditions for it. For temporary staff you pay for the hours worked, and we look for a replacement at once.',
  },
  {
    question: 'Which work and which places do you cover?',
    answer:
      'Office and professional work, skilled trades and industrial work, permanent and temporary, across the UK. Nine cities have their own telephone number, from Belfast to London. If a job is outside what we know, we say so at the first call.',
  },
  {
    question: 'Who checks the right to work in the UK?',
    answer:
      'We look at it before we put anybody forward, the same way for everybody. For temporary staff on our payroll the legal check is ours; for a permanent job it is the employer’s, before the work begins, and ours does not replace it. Since 1 October 2026 the duty covers workers and individual subcontractors as well as employees, and a company can be liable for people supplied to it through others.',
  },
];
