/** Where a browser on this machine finds a server that listens on a host and port. */
export function shownAddress(host: string, port: number): string {
  return `http://${shownHost(host)}:${port}`;
}

function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
