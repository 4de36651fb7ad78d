/** Free pages, each with its own address. */
export const freePages = [
  {
    title: 'Your first day on site',
    slug: 'first-day-on-site',
    lead: 'What to bring, where to be and who to ring, for everybody who starts a job through {agency}.',
    description:
      'What to bring on your first day on site, who meets you there, and who to ring if something is not as we said.',
    changedOn: '2026-11-20',
    body: `## Before you leave home
Your consultant sends you the address, the time and the name of the person who meets you, at the latest by four in the afternoon of the day before. If you have not heard by then, ring {phone}.
Bring:
- the document that shows your right to work, unless we have seen it already
- the card or certificate that the job asks for, such as a CSCS card
- safety boots, if the advert says that you bring your own
- something to eat: not every site has a canteen
## When you arrive
Go to the gate or the reception and ask for the person in our message. You will be shown the way out in case of fire, where first aid is, and what you may not do without training.
**Do not start on a machine before somebody has shown you how it works.**
## If something is not as we said
Ring {phone} before you start, whatever it is: the job, the pay, the hours or the safety of the place. You may also write to {email}. We will ring the site, and you will be paid for the time that you were there.`,
  },
];
