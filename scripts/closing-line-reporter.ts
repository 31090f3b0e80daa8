import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with one plain line that continuous integration reads: "12 passed, 0 failed". */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter(
      (module) => module.state() === 'failed' && module.errors().length > 0,
    );
    const failed = count('failed') + broken.length;
    const skipped = count('skipped');
    const line = `${count('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    process.on('exit', () => console.log(line));
  }
}
