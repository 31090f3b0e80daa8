import { CONNECTION_FAULTS } from './connection-faults.ts';
import { CONTENT_FAULTS } from './content-faults.ts';
import { FORM_FAULTS } from './form-faults.ts';
import { STATUS_FAULTS } from './status-faults.ts';

/** Faults of providers as they were met in the wild, or may be, by name. */
export const FAULTS = {
  ...STATUS_FAULTS,
  ...CONNECTION_FAULTS,
  ...FORM_FAULTS,
  ...CONTENT_FAULTS,
} as const;
