/** A position as the protocol has it, in `PUT /syncs/progress`. */
export type PositionBody = {
  readonly document: string;
  /** Where in the file, in the device's own words; PDF files have numbers. */
  readonly progress: string | number;
  /** From 0 to 1. */
  readonly percentage: number;
  readonly device: string;
  readonly device_id?: string;
  readonly metadata?: Readonly<Record<string, string>>;
};

/** @param json of a `PositionBody`, as it is kept. */
export const positionBodyOf = (json: string): PositionBody => JSON.parse(json);
