/**
 * Places for what is due among the first ones of a feed: three of five, where what was missed leads,
 * eight of twenty, thirty of sixty, and half of the rest. After the first five it has less for a while
 * since a reader who has more books than time would never meet the rest, with short sittings and half
 * of each for what is due. By gain alone all new items would come first (a first answer gains three
 * times as much), and a large shelf would be met once and forgotten.
 */
function placesForDue(places: number): number {
  if (places <= 5) return Math.ceil((places * 3) / 5);
  if (places <= 20) return 3 + Math.ceil((places - 5) / 3);
  if (places <= 60) return 8 + Math.ceil(((places - 20) * 11) / 20);
  return Math.ceil(places / 2);
}

/**
 * How many of the first places of a feed go to what is due, of which there is so much beside so much
 * that is new; a due one comes first: so that neither a full schedule starves the shelf nor a full
 * shelf the schedule.
 */
export function dueAmong(places: number, { due, fresh }: { due: number; fresh: number }): number {
  return Math.min(Math.max(placesForDue(places), places - fresh), due);
}
