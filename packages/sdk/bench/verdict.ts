import { average, leads, meanOf, type Comparison } from './comparing.ts';

/** Sizes at which ours must beat random seed by seed. */
const DUELS = new Set([100, 300]);
/** The size at which it must not collapse. */
const OVERLOAD = 600;

const DUELS_WON = 18;
const BEHIND = 0.02;
const COVERED = 0.9;

/** In what ours falls short of what is asked of it; nothing when it passes. */
export function shortfalls(comparison: Comparison): string[] {
  const { reader, size } = comparison;
  const rules = [behindRoundRobin, ...(DUELS.has(size) ? [losesToRandom] : [])];
  if (size === OVERLOAD) rules.push(collapses);
  return rules.flatMap((rule) => rule(comparison)).map((flaw) => `${reader}, ${size}: ${flaw}`);
}

function losesToRandom({ results: { ours, random } }: Comparison): string[] {
  const won = leads(ours, random).filter((lead) => lead > 0).length;
  return won < DUELS_WON ? [`beats random in ${won} seeds, not in ${DUELS_WON}`] : [];
}

function behindRoundRobin({ results }: Comparison): string[] {
  const lead = average(leads(results.ours, results['round-robin']));
  return lead < -BEHIND ? [`recall is ${(-lead).toFixed(3)} below round-robin`] : [];
}

function collapses({ results: { ours, random, 'round-robin': roundRobin } }: Comparison): string[] {
  const lead = average(leads(ours, random));
  const covered = meanOf(ours).coverage / meanOf(roundRobin).coverage;
  return [
    ...(lead < -BEHIND ? [`recall is ${(-lead).toFixed(3)} below random`] : []),
    ...(covered < COVERED ? [`covers ${covered.toFixed(2)} of what round-robin does`] : []),
  ];
}
