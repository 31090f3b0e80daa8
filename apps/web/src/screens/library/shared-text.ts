import type { Share } from '../../shares/kept-shares.ts';
import type { ShareTrouble } from '../../shares/receive-share.ts';
import { counted } from '../../ui/text/number-text.ts';

/** Why a share did not come through, and what to do. */
export const TROUBLE_TEXT: Readonly<Record<ShareTrouble, string>> = {
  missed:
    'What you shared did not arrive, since Morsel was not quite installed yet. Share it once more, or choose the file here.',
  'no-room':
    'This device has no room for what you shared. Free some, then share it once more, or choose the file here.',
};

/** What comes into the form after what is in it. */
export function waitingText(waiting: readonly Share[]): string {
  const names = waiting.map(({ file }) => file?.name ?? 'words');
  return `${counted(waiting.length, 'more share')} will follow it here: ${names.join(', ')}.`;
}
