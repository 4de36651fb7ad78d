/** /accessibility. Every claim here is proven by the accessibility and browser tests, or says that it is untested. */
import type { LegalDocument } from './legal-document.ts';

export const accessibility: LegalDocument = {
  lead: 'What this site does so that everybody can use it, what does not work well yet, and how to get what you need another way.',
  inShort: [
    'We build to the Web Content Accessibility Guidelines 2.2, level AA.',
    'It has not been audited by anybody outside, nor tried yet with enough people who use screen readers.',
    'If anything stands in your way, ring [{phone}]({phoneLink}) or write to [{email}](mailto:{email}). You can apply for any job without this site.',
  ],
  sections: [
    {
      id: 'what-works',
      heading: 'What you can rely on',
      blocks: [
        {
          list: [
            'Everything works by keyboard, in a sensible order, with a visible mark on where you are. The first thing on each page is a link to its content.',
            'Text can be made twice as large, and pages fit a screen of 320 pixels, without losing anything or scrolling sideways. A wide table scrolls within itself.',
            'Text has a contrast of at least 4.5 to 1, in the light and in the dark theme, which follows the setting of your device. Nothing is said by colour alone.',
            'If your device asks for less motion, nothing moves.',
            'Job Swipe works by buttons and arrow keys as well as by dragging.',
            'Forms say what is wrong in words, beside the field and at the top, and keep what you typed, except passwords and files.',
            'What can be read can be read without JavaScript. So can you search, sign in, apply and send the request forms.',
            'No form has to be filled in against the clock: while a page is open you stay signed in, for 30 days at most. People of the agency are signed out after 7 days, or 12 hours without use, and their forms keep the text. A check behind a form that has expired repeats itself.',
          ],
        },
      ],
    },
    {
      id: 'known-problems',
      heading: 'What does not work well',
      blocks: [
        {
          list: [
            'CVs are files that candidates made. We pass them on as they are, and some cannot be read by a screen reader. Employers can ask us for a text version.',
            'Job adverts are written by employers. We show them as text with headings and lists; we cannot make an unclear advert clear.',
            'Taking a photo within a form needs a camera and sight of the picture. It is optional, and nothing depends on it.',
            'The job board has many stops for the keyboard: each job has several, and the assistant comes after them.',
            'The assistant needs JavaScript. All it can tell you is also on the pages of the site.',
            'Where a form uses reCAPTCHA of Google, that part is not ours to test. If it does not work, our own check takes its place.',
          ],
        },
        'If you find something else, please tell us. It is more likely that we have not noticed than that we have decided to leave it.',
      ],
    },
    {
      id: 'another-way',
      heading: 'Another way',
      blocks: [
        'You can do all of this by telephone, by email or by letter: ask about a job, apply, register with us, or send a vacancy. We read adverts out, send them in large print, and put down an application as you tell it.',
        'If you need an adjustment for an interview or a test, or at work, tell us what helps. We agree with you what the employer hears, and ask for it. What you say about it is used for nothing else.',
      ],
    },
    {
      id: 'how-tested',
      heading: 'How it is tested',
      blocks: [
        'Every kind of page, with its forms filled in wrongly and its dialogs open, is checked by a program (axe-core) against the rules of WCAG 2.2 A and AA before a new version is used, and the journeys through the site are walked by keyboard. Such programs find only part of what can go wrong.',
        'So far this has been done in Chromium. There has been no audit by an outside body, and no systematic test with people who use JAWS, NVDA, VoiceOver or TalkBack. Until there is, we say that the site is made to meet the standard, not that it has been shown to.',
      ],
    },
    {
      id: 'the-law',
      heading: 'What the law asks',
      blocks: [
        'Under the Equality Act 2010, and in Northern Ireland the Disability Discrimination Act 1995, whoever offers a service to the public must make reasonable adjustments for disabled people. Employment services are named there too. That is the law this site has to meet.',
        'The accessibility regulations of 2018 are for public sector bodies. We are none, and keep to the same technical standard because it is a good one.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us, and who else can help',
      blocks: [
        'Write to [{email}](mailto:{email}) or ring [{phone}]({phoneLink}), {hours}. Say which page it was and what you use; a person answers within five working days. If the answer does not help, it is a [complaint](/complaints), and somebody else looks at it.',
        'In England, Scotland and Wales the Equality Advisory and Support Service advises you on your rights: [equalityadvisoryservice.com](https://www.equalityadvisoryservice.com/), 0808 800 0082. In Northern Ireland it is the Equality Commission: [equalityni.org](https://www.equalityni.org/).',
      ],
    },
  ],
};
