import { createContext } from 'react';

/** Within a dialog: what was asked is waited for, and no answer has come for so long that it can be left. */
export const OverdueContext = createContext(false);
