import { optionalPart } from '../../ui/optional-part.tsx';

export const LogoutDialog = optionalPart(
  async () => (await import('./logout-dialog.tsx')).LogoutDialog,
);
