/** Pantile red, sans-serif headings, and a logo of a gate and a valley that form H and V. */
export const brand = {
  colour: '#8a3324',
  headings: 'public-sans',
  drawing: {
    name: 'Harbour & Vale',
    width: 60,
    height: 31,
    accent: 'M0 27c8-4 14-4 22-1s16 3 24 0 9-3 14-2v4c-6-1-9 0-14 2s-17 2-25-1-14-2-21 2z',
    word: 'M4 2h4.5v7.5h10V2H23v20h-4.500v-8.500h-10V22H4z M27 2h5l5.500 14L43 2h5L40 22h-5z',
  },
  mark: {
    accent: 'M8 50c9-4 16-4 25-1s15 2 23-2v6c-8 4-15 5-24 2s-15-3-24 1z',
    front: 'M10 14h5v10h10V14h5v28h-5V29H15v13h-5z M34 14h6l5.500 20L51 14h6l-8.500 28h-6z',
  },
};
