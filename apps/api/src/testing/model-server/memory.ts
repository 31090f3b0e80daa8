/** What the scripted model remembers of any book. */
export const REMEMBERED =
  'Tides rise and fall under the pull of the moon on the near side of the ocean. ' +
  'Sailors once measured their speed with a knotted rope that ran out behind the vessel. ' +
  'A lighthouse keeper trimmed the wick at midnight to keep the flame bright and clean. ' +
  'Glass is made by melting sand together with ashes until the mixture glows and flows. ' +
  'Bakers keep a little dough from yesterday for the yeast that will raise the next batch. ' +
  'Paper spread slowly westward from merchants who guarded the method for centuries. ' +
  'Bees dance in the darkness of the hive to tell their sisters where flowers are open. ' +
  'Old maps show rivers in strange valleys after the tales of tired travellers. ' +
  'A pendulum keeps its rhythm through narrow and wide swings to the delight of clockmakers. ' +
  'Salt drew water out of the meat in cellars and barns for a winter without hunger.';
