/** Attributes of buttons that open and close dialogs without scripts. React supports them; its types do not yet. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The only commands that dialog-commands.ts adds to older browsers. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
