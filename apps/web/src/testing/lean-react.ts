import * as react from 'react';

/**
 * React's development build with all its warnings, and without what it makes for a profiler that
 * nobody opens here: entries in the browser's timeline for each component that it draws, and a stack
 * for each element. To be imported before React's renderer, which looks once for what the browser can.
 */
function leaveOutProfiling(): void {
  Reflect.deleteProperty(console, 'timeStamp');
  Reflect.deleteProperty(console, 'createTask');
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  // So many that no more are kept.
  const kept = { get: () => Number.MAX_SAFE_INTEGER, set: () => {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', kept);
}

leaveOutProfiling();
