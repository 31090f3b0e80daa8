const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host name is that of the machine itself. */
export const isLocalHost = (hostname: string): boolean => LOCAL.test(hostname);

/** Whether secrets may go to an address: by https, or to a provider on the same machine. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname));
}
