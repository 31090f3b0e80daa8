import { CHECKS, type CheckName } from '../../items/checks/check-catalogue.ts';
import { type Case, flawsOfCase } from './case.ts';

/** Flawed items by the check that is to see them. */
export type FlawedItems = Readonly<Partial<Record<CheckName, readonly Case[]>>>;

/** How many of the items flawed in one way the check by that name caught, and which it let pass. */
export type Catch = {
  readonly check: CheckName;
  readonly number: number;
  readonly flawed: number;
  readonly caught: number;
  readonly missed: readonly Case[];
};

/** A good item that was refused, and why. */
export type Refusal = { readonly item: Case; readonly reasons: readonly string[] };

/** What the checks catch of the flawed items, by the check that is to see them. */
export function measureCatches(flawed: FlawedItems): Catch[] {
  return namesOf(flawed).map((check) => {
    const cases = flawed[check] ?? [];
    const missed = cases.filter((item) => !flawsOfCase(item).some((flaw) => flaw.check === check));
    const caught = cases.length - missed.length;
    return { check, number: CHECKS[check].number, flawed: cases.length, caught, missed };
  });
}

/** Good items that the checks refuse. */
export function measureRefusals(good: readonly Case[]): Refusal[] {
  return good.flatMap((item) => {
    const reasons = flawsOfCase(item).map(({ check, detail }) => `${check}: ${detail}`);
    return reasons.length === 0 ? [] : [{ item, reasons }];
  });
}

const namesOf = (record: FlawedItems) => Object.keys(record) as CheckName[];
