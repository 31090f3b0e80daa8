/** Words are searched for once they have stayed the same for so long: nobody types any more. */
export const SEARCH_PAUSE_MS = 300;
