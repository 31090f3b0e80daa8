/** What lets a process of a test go on from what others have compiled, where the run keeps that. */
export function compileCache(): Record<string, string> {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
