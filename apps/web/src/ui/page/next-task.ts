/** Fulfilled in a task of its own: the page answers before whoever waits goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
