import { chown, stat } from 'node:fs/promises';

/**
 * Gives a file to the owner of another one, or of a folder, where it is root who works: what root makes or
 * restores is to be used by the service, which is not root. Nobody else can give files away.
 */
export async function giveToOwnerOf(like: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(like);
  await chown(path, uid, gid);
}
