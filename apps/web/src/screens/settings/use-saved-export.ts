import { useExport } from '../../data/account/personal-data.ts';
import { saveJsonFile } from '../../ui/save-json-file.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const FILE = 'morsel-data.json';

/** Hands the browser all that is stored about the reader as a file; `onSaved` is called after that. */
export function useSavedExport(onSaved: () => void = () => {}) {
  return useExport({
    onSuccess: (text) => {
      saveJsonFile(FILE, text);
      toast({ title: 'Your data is packed', description: `Look for ${FILE}.`, variant: 'good' });
      onSaved();
    },
  });
}
