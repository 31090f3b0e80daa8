import { saveJsonFile } from '../../ui/save-json-file.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const FILE = 'morsel-data.json';

/** Hands the browser all that is stored about the reader, the text of a JSON file, as a file. */
export function saveExport(text: string): void {
  saveJsonFile(FILE, text);
  toast({ title: 'Your data is packed', description: `Look for ${FILE}.`, variant: 'good' });
}
