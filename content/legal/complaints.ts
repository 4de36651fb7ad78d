/** /complaints. Keeps the promises of content/articles/how-we-work.md; a change here is a change there. */
import type { LegalDocument } from './legal-document.ts';

export const complaints: LegalDocument = {
  lead: 'If we did something wrong, or did not do what we should have, tell us. This is what happens then, and who else you can turn to.',
  inShort: [
    'Somebody other than the person you complain about reads it, and answers in writing.',
    'Complaining is free, and never costs you work with us.',
    'You can go past us to the authorities named below at any time. For data protection they usually ask you to try us first.',
  ],
  sections: [
    {
      id: 'how',
      heading: 'How to tell us',
      blocks: [
        'In whichever way suits you. It need not be called a complaint, and somebody else may write for you if they say that you agree.',
        {
          facts: [
            ['By email', '[{email}](mailto:{email})'],
            ['By telephone', '[{phone}]({phoneLink}), {hours}. We write down what you say and send it to you.'],
            ['By post', '{legalName}, {address}'],
            ['On this site', 'The form on the [contact page](/contact), which also works without JavaScript.'],
          ],
        },
        'Three things help: what happened and when, who or which job it was about, and what you would like done. Do not send documents that prove your identity; we ask if we need any.',
      ],
    },
    {
      id: 'what-happens',
      heading: 'What happens then',
      blocks: [
        {
          steps: [
            'Within five working days we write to you that we have it, and who is looking into it. It is never the person you complain about.',
            'They ask everybody involved, you included, and read what was written at the time.',
            'Within four weeks you get an answer in writing: what we found, what we do about it, and what you can do if you disagree. If it takes longer, we write before the four weeks are over, and say why and until when.',
            'If you disagree, say so. Somebody more senior, who has not dealt with it yet, looks at it afresh and answers within two more weeks. That is our last word.',
          ],
        },
        'Where we were wrong we say so, put right what can be put right, and change what led to it.',
      ],
    },
    {
      id: 'personal-data',
      heading: 'If it is about personal data',
      blocks: [
        'There is a [form of its own](/data-protection), which gives you a reference and a day for the answer at once; the ways above count as much. For a complaint about personal data the day in your receipt, 30 days after it came, takes the place of the four weeks above. The law adds to our promises: under section 164A of the Data Protection Act 2018, in force since 19 June 2026, we must make it easy to complain, acknowledge a complaint within 30 days, take appropriate steps without undue delay, keep you informed and tell you the outcome.',
        'If you are not content with it, or hear nothing, complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), 0303 123 1113. The Data (Use and Access) Act 2025 hands its work to a body named the Information Commission.',
      ],
    },
    {
      id: 'employers',
      heading: 'If it is about an employer or an advert',
      blocks: [
        'Tell us about adverts that are misleading or unlawful, employers who ask for money, and people who misuse what applicants send them. We look at the advert at once, can take it down, and can end the employer’s account.',
        'What happens at work is first for the employer’s own grievance procedure. If you work there through us, tell us as well: some of your rights are against us.',
      ],
    },
    {
      id: 'refused',
      heading: 'If we refused your account',
      blocks: [
        'The site cannot turn a no into a yes, but people can look again. Write to us from the address you gave, and say what we may have misunderstood. Somebody who did not make the decision reads it.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else can help',
      blocks: [
        {
          facts: [
            [
              'Fair Work Agency',
              'Enforces the rules for employment agencies in Great Britain, since it took over the Employment Agency Standards Inspectorate in April 2026. GOV.UK says how to reach it, and Acas can put you through.',
            ],
            [
              'Acas',
              'Free and impartial advice on rights at work in Great Britain, and the first step towards an employment tribunal: 0300 123 1100, [acas.org.uk](https://www.acas.org.uk/).',
            ],
            [
              'In Northern Ireland',
              'The Employment Agency Inspectorate of the [Department for the Economy](https://www.economy-ni.gov.uk/) for agencies, and the [Labour Relations Agency](https://www.lra.org.uk/) for advice and conciliation.',
            ],
            [
              'Equality',
              'The [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/), 0808 800 0082, or in Northern Ireland the [Equality Commission](https://www.equalityni.org/).',
            ],
          ],
        },
        'Some rights are decided by an employment tribunal (in Northern Ireland an industrial tribunal), such as equal treatment after 12 weeks as an agency worker, unpaid wages and discrimination. Time limits there are short and run on while we look into your complaint. Ask Acas or the Labour Relations Agency early.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep of it',
      blocks: [
        'Your complaint, our answer and what we did, apart from your account, so that we can show that we dealt with it and see what goes wrong more than once. It is deleted when it is no longer needed for that; the [privacy policy](/privacy-policy) has your rights.',
      ],
    },
  ],
};
