/** What the scripted model remembers of any book. */
export const REMEMBERED =
  'Tides rise and fall because the moon pulls harder on the near side of the ocean. ' +
  'Sailors once measured their speed with a knotted rope that ran out behind the vessel. ' +
  'A lighthouse keeper trimmed the wick at midnight so that the flame stayed bright and clean. ' +
  'Glass is made by melting sand together with ashes until the mixture glows and flows. ' +
  'Bakers keep a little dough from yesterday because its yeast will raise the next batch. ' +
  'Paper spread slowly westward, and for centuries merchants guarded the method with care. ' +
  'Bees dance in the darkness of the hive to tell their sisters where flowers are open. ' +
  'Old maps show rivers in strange valleys because their makers trusted tired travellers. ' +
  'A pendulum keeps its rhythm whether the swing is narrow or wide, which pleased clockmakers. ' +
  'Salt drew water out of the meat, and so a winter without hunger became possible.';
