import { optionalPart } from '../optional-part.tsx';

export const LogoutDialog = optionalPart(
  async () => (await import('./logout-dialog.tsx')).LogoutDialog,
);
