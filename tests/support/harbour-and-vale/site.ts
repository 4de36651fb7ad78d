/** Custom menus and one extra page; no assistant and no salary calculator page. */
export const navigation = {
  header: [
    { label: 'What we do', fill: 'services', links: [] },
    { label: 'Where', fill: 'places', links: [{ label: 'Getting to the docks', href: '/pages/getting-to-the-docks' }] },
    { label: 'Read', fill: 'resources', links: [] },
  ],
  footer: [
    { label: 'Services', fill: 'services', links: [] },
    { label: 'Where we work', fill: 'places', links: [] },
  ],
};

export const pages = [
  {
    title: 'Getting to the docks',
    slug: 'getting-to-the-docks',
    lead: 'Buses, bicycles and parking for early and late shifts.',
    description:
      'How to reach the docks for an early or a late shift: buses, where to leave a bicycle, and where to park.',
    changedOn: '2026-11-02',
    body: `## By bus
Your consultant sends you the stop and the last bus with your shift. If no bus runs, we say so in the advert.
## By bicycle
Ask at the gate for the cycle shed:
- bring your own lock
- wear something bright between the gate and the shed`,
  },
];
