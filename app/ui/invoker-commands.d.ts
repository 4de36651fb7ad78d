/** Buttons that open and close dialogs without a script. React passes these attributes on, its types do not know them yet. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined;
    commandfor?: string | undefined;
  }
}
