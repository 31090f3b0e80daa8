import { keepShares } from './kept-shares.ts';

/** Where other apps send what their reader shares; the library shows it in the form of a new book. */
export const SHARE_ADDRESS = '/library';

/** How the parts of a share are called, in its form and in the library's address. */
export const SHARED_WORDS = ['title', 'text', 'url'] as const;
export const SHARED_FILES_FIELD = 'files';

/** In the library's address: what became of a share that did not come through. */
export const TROUBLE = 'share';
export type ShareTrouble = 'missed' | 'no-room';

/** Keeps what another app sends, as a form, for the library, and leads the reader there. */
export async function receiveShare(request: Request, now: number): Promise<Response> {
  try {
    await keepShares(sharesIn(await request.formData()), now);
    return led('');
  } catch {
    return led(`?${TROUBLE}=no-room`);
  }
}

/** Its files, else its words: what comes beside a file is about the sending, not the book. */
function sharesIn(form: FormData): (File | URLSearchParams)[] {
  const files = form.getAll(SHARED_FILES_FIELD).filter((value) => value instanceof File);
  if (files.length > 0) return files;
  const words = new URLSearchParams();
  for (const name of SHARED_WORDS) {
    const word = form.get(name);
    if (typeof word === 'string' && word.trim() !== '') words.set(name, word);
  }
  return words.size > 0 ? [words] : [];
}

/** By 303 the browser asks for the library as for any page, and loads it anew without a share. */
function led(search: string): Response {
  return new Response(null, { status: 303, headers: { location: `${SHARE_ADDRESS}${search}` } });
}
