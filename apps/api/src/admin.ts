import { commandOf, USAGE } from './administering.ts';
import { endMisused, runOnDatabase } from './command-line.ts';
import { shownAddress } from './shown-address.ts';

const command = commandOf(process.argv.slice(2));
if (command === undefined) {
  endMisused(USAGE);
} else {
  await runOnDatabase((db, { host, port, publicUrl }) =>
    command({ db, now: Date.now(), origin: publicUrl ?? shownAddress(host, port) }),
  );
}
