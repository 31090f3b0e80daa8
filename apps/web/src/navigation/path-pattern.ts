import { parse } from 'regexparam';
import type { Parser } from 'wouter';

/** Capital letters are others than small ones, which wouter alone takes for the same. */
export const parser: Parser = (route, loose) => {
  const { keys, pattern } = parse(route, loose);
  return { keys, pattern: new RegExp(pattern.source) };
};

/** Whether an address is one of a route's. */
export const matchesPath = (route: string, pathname: string): boolean =>
  parser(route).pattern.exec(pathname) !== null;
