import { type Case, alone } from '../case.ts';
import { judge } from '../writing.ts';

const why = 'Half of it would be right by itself.';

/** 27: statements that claim two things at once. */
export const twoClaims: readonly Case[] = [
  judge('Xerxes weeps at the sight of his army because he foresees its defeat.', false, why),
  judge('Leaders fail because technology moves too fast for them.', false, why),
  judge('A revolution adds to what is known and leaves the older parts intact.', false, why),
  judge('Frankl speaks of two kinds of men, and finds both of them among the guards.', true, why),
  judge('A pivot changes the strategy, while the vision can stay the same.', true, why),
  judge('Easier standards help weak pupils, so that early success builds esteem.', false, why),
  judge('Russia attacked before it was ready, so as to relieve France.', true, why),
  judge('A tyrant’s discipline brings results, but they fade once he is gone.', true, why),
  judge('Rulers spread an order and do not believe in it.', false, why),
  judge('The Hanse had no king; its towns met in Lübeck.', true, why),
  judge('Coal was cheap in England, which made engines pay.', true, why),
  judge('Mendel grew peas, and Darwin knew his paper.', false, why),
  judge('Tulips came from Persia and made the Dutch rich.', false, why),
  judge('Caffeine blocks a signal of fatigue, though it gives no energy.', true, why),
].map(alone);
