/** The dialogs that open by a key. In one file, which loads at the first use. */
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';

export default { palette: Palette, keys: KeysDialog };
