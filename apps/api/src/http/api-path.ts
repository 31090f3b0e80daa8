/** Whether an address, query included, belongs to the API rather than to the web app. */
export function isApiPath(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}
