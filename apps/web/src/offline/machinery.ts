/** All that the page uses of the code that goes on without the server; it is loaded when needed. */
export { noteServerTime } from './clock.ts';
export { forgetReader } from './pack/forgetting.ts';
export { keepPackFresh, renewPack } from './pack/keeping-fresh.ts';
export { packInfo, packPage } from './pack/reading.ts';
export { askForPersistence } from './pack/persistence.ts';
export { takeFromPack } from './pack/taking-out.ts';
export { readSaved, saveReads } from './saved-reads.ts';
export {
  alone,
  discard,
  discardAll,
  goOn,
  onDrained,
  reown,
  retry,
  setSender,
  startDraining,
  submit,
  syncNow,
} from './this-tab.ts';
