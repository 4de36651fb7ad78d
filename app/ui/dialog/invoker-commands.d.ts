/** Buttons that open and close dialogs without a script. React passes these attributes on, its types do not know them yet. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Older browsers are helped with these two only: dialog-commands.ts. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
