/** Where a browser on this machine finds a server that listens on a host and port. */
export function shownAddress(host: string, port: number): string {
  return `http://${shownHost(host)}:${port}`;
}

/** Whether a server that listens on a host does so at all addresses of the machine. */
export const isAnyHost = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

function shownHost(host: string): string {
  if (isAnyHost(host) || ['127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
