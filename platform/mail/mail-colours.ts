/** The light colours of app/ui/styles/tokens.css, because an email cannot link to our style sheet. */
export const COLOURS = {
  paper: '#f6f8f5',
  surface: '#ffffff',
  ink: '#13201a',
  inkSoft: '#45544d',
  line: '#d5dcd6',
  brand: '#14513e',
  onBrand: '#ffffff',
  deep: '#0f3b2e',
  onDeep: '#eef5f0',
  whiteCollar: '#33567d',
  blueCollar: '#835300',
  coral: '#e4572e',
};

export const SERIF = 'Georgia, "Times New Roman", serif';
