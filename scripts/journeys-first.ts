import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the journeys: the longest of all, they wait for pages while others compute. */
export class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const isJourney = ({ project }: TestSpecification) => project.name === 'journeys';
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))];
  }
}
