/** /terms-of-service: the terms of the site. Work has separate terms, agreed individually. */
import type { LegalDocument } from './legal-document.ts';

export const termsOfService: LegalDocument = {
  lead: 'The rules for using this site and its job board. By using them you agree with {legalName} on what follows.',
  inShort: [
    'Everything here is free for people who look for work, and always will be: the law forbids us to charge you for finding it.',
    'A person approves each account. Adverts must be for real jobs, and applications must be true.',
    'Read and share what you like by hand; do not harvest the site by machine.',
    'Nothing here takes away rights that the law gives you.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What these terms cover',
      blocks: [
        'They are between you and {legalName}, {address}. {registration} We are an employment agency and an employment business under the Employment Agencies Act 1973. In Northern Ireland the corresponding law applies: the Employment (Miscellaneous Provisions) (Northern Ireland) Order 1981 and the regulations made under it.',
        'They cover the site: reading, searching, accounts, adverts, applications and request forms. They are not a contract of employment, nor do they oblige anybody to offer or to take a job.',
        'If we are to look for work for you, or for people for your company, we agree terms for that separately and in writing, before we begin. Those come before these where they differ.',
      ],
    },
    {
      id: 'free',
      heading: 'Free for people who look for work',
      blocks: [
        'We charge you nothing for an account, for an application, for finding you work or for trying to (Employment Agencies Act 1973, section 6). Nor does any of it depend on your buying something from us or from anybody else. If somebody asks you for money in our name, do not pay, and tell us.',
        'Employers pay us by the terms we agree with them.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          list: [
            'You must be 16 or older, and an account for an employer must be asked for by somebody who may act for it.',
            'Say truthfully who you are, have one account, and keep the password to yourself. Tell us at once if you think that somebody else knows it.',
            'One of our administrators reads each request and approves or refuses it. You are told by email either way.',
            'You can leave at any time: [delete your account](/account/delete) yourself, or write to us. It goes with what belongs to it. The [privacy policy](/privacy-policy#deleting) says exactly what goes and what stays.',
            'We may end an account that breaks these terms or puts others at risk. We say why, unless the law forbids it, and you can [complain](/complaints).',
          ],
        },
      ],
    },
    {
      id: 'applying',
      heading: 'Applying for a job',
      blocks: [
        'An application sends what the page shows you beforehand, to us or to the employer who runs the advert. What it says about you must be true and yours to say. You can withdraw it, once for each job and for good.',
        'We pass things on and help. Who is invited, hired and on what terms is for the employer to decide, and we cannot promise a job, an interview or an answer from others.',
        'Where an employer runs its own advert, check the employer as you would anywhere else: nobody needs your bank details or a payment before there is a contract. Tell us about any advert that looks wrong.',
      ],
    },
    {
      id: 'posting',
      heading: 'Posting jobs',
      blocks: [
        'If you post a job here, you promise us that',
        {
          list: [
            'it exists, you may fill it, and what the advert says about the work, the place, the pay and whether it is permanent or temporary is true;',
            'the pay is lawful, the advert does not discriminate against anybody whom the Equality Act 2010 protects, and no applicant has to pay for anything;',
            'you use what applicants send you to fill that job, keep it safe, delete it when it is no longer needed, and answer under data protection law for your own copy;',
            'you make the checks that are yours to make, the right to work among them;',
            'you close the advert when the job is filled.',
          ],
        },
        'We may ask about an advert, correct its form, or take it down. Adverts of other agencies need our agreement first.',
      ],
    },
    {
      id: 'not-allowed',
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'Collecting jobs, people or texts by machine, to republish them, to build a database or to train a model. Search engines may read what [robots.txt](/robots.txt) lets them, and anybody may use our [articles feed](/rss.xml) and [jobs feed](/jobs-feed.xml) with links back to the pages here.',
            'Getting at accounts, files or pages that are not yours, or getting round limits and checks.',
            'Sending anything that is malicious, unlawful, insulting or misleading, or in somebody else’s name.',
            'Contacting candidates or employers for anything but the job in question.',
            'So much traffic that the site gets slow for others.',
          ],
        },
        'Whoever looks for weaknesses in good faith, without reading or changing other people’s data, and tells us first at [{email}](mailto:{email}), has nothing to fear from us.',
      ],
    },
    {
      id: 'information',
      heading: 'Articles, tools and the assistant',
      blocks: [
        'Articles, salary figures and answers of the assistant are general information. We take care with them and date them, but they do not know your case and are no legal, tax or immigration advice. Estimates of salaries are a guide only. Where the assistant answers automatically it may be wrong; ask a person before you rely on it.',
      ],
    },
    {
      id: 'rights',
      heading: 'Who owns what',
      blocks: [
        'The texts, drawings and name of this site belong to {legalName} or to whoever licensed them to us. You may print and share pages for yourself and others, with their source, but not sell them.',
        'What you send stays yours. You allow us to store and show it as far as needed for what you sent it for: an advert to the public, an application to its readers. That ends when it is deleted.',
      ],
    },
    {
      id: 'availability',
      heading: 'When the site is not there',
      blocks: [
        'We keep the site running as well as we reasonably can, but not without any break, and may change or end parts of it. If we close it for good, we tell everybody with an account at least a month before.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we are liable for',
      blocks: [
        'Nothing in these terms limits what we owe for death or injury caused by our negligence, for fraud, for breaches of the Employment Agencies Act 1973 and its regulations, or for anything else that the law does not let us limit. Your rights as a consumer, as a worker and under data protection law stay whole.',
        'If we break these terms or do not take reasonable care, we are liable for the loss that could be foreseen from it. We are not liable for what employers and candidates do or fail to do, for what others write in adverts, for loss that nobody could foresee, or for loss that you could reasonably have avoided.',
        'To companies we are not liable, under these terms, for lost profit, lost business or indirect loss from their use of the site. The terms we agree for a placement or an assignment have their own rules.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'The day at the top says when these terms last changed. If a change matters and you have an account, we email you at least two weeks before it takes effect, so that you can close your account instead. If you have no account, the terms on this page on the day you use the site apply.',
      ],
    },
    {
      id: 'law',
      heading: 'Law, courts and complaints',
      blocks: [
        'These terms are under the law of England and Wales, and its courts decide disputes. If you are a consumer in Scotland or Northern Ireland, you may also go to court there, and keep the protection that the law of that place gives you.',
        'If a part of these terms turns out to be invalid, the rest still counts. If we do not insist on a term once, we may do so later.',
        'We would rather hear from you first: [how to complain](/complaints).',
      ],
    },
  ],
};
