import { type ComponentType, useState } from 'react';

import { toast } from '../../ui/toast/toast-store.ts';
import type { MenuSheetProps } from './menu-sheet.tsx';

/** Fetches the code of the menu, which is not needed before somebody asks for it. */
export async function loadMenu(): Promise<ComponentType<MenuSheetProps>> {
  return (await import('./menu-sheet.tsx')).MenuSheet;
}

/** The menu while it is open. */
export function useMenu() {
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null);
  return {
    Sheet,
    async open(): Promise<void> {
      try {
        const loaded = await loadMenu();
        setSheet(() => loaded);
      } catch {
        toast({
          title: 'The menu did not arrive',
          description: 'Check your connection, then open it again.',
          variant: 'destructive',
        });
      }
    },
    close: () => setSheet(null),
  };
}
