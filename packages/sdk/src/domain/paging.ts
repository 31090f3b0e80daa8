/** Items of a feed page when no other number is asked for, as the app does. */
export const FEED_PAGE_SIZE = 5;

/** Most items of a feed page: who asks for more gets so many. */
export const MOST_FEED_PAGE = 20;

/** Books of a page when no other number is asked for, and the most: who asks for more gets so many. */
export const MOST_BOOKS_PAGE = 200;
