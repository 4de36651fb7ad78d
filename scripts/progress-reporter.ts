/** A Vitest reporter for `npm test`: sends each finished test to the parent process, which shows the progress. */
import type { Reporter, TestCase, TestSpecification } from 'vitest/node';

export type Progress =
  | { event: 'files'; count: number }
  | { event: 'file' }
  | { event: 'passed' | 'failed' | 'skipped'; title: string };

const tell = (progress: Progress) => void process.send?.(progress);

export default class ProgressReporter implements Reporter {
  onTestRunStart(files: readonly TestSpecification[]): void {
    tell({ event: 'files', count: files.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state !== 'pending') tell({ event: state, title: `${test.module.relativeModuleId} > ${test.fullName}` });
  }

  onTestModuleEnd(): void {
    tell({ event: 'file' });
  }
}
