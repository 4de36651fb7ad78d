/** The nonce of an inline script that a page brings itself. Known while the page is rendered on the server, and only there. */
import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

export const useNonce = () => useContext(NonceContext);
