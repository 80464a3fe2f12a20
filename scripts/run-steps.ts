import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Runs every step, even after a failure, so that one run shows everything. Ends with the names of what
 * failed, which are far up by then, and `N passed, N failed`: the tests in the reports, and each step
 * without a report as one.
 */
export function runSteps(steps: Step[]): never {
  const outcomes = steps.map(runStep);
  console.log('');
  for (const { name, passed, failed, failures, seconds } of outcomes) {
    console.log(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    for (const failure of failures) console.log(`     ${failure}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function runStep({ name, command, report }: Step): Outcome {
  console.log(`\n== ${name}: ${command}`);
  if (report) rmSync(report, { force: true });
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - start) / 1000);
  const { passed, failed, failures } = report ? readReport(report) : NOTHING;
  // A runner may fail without a failed test, and a report without tests isn't a success.
  const isGood = status === 0 && failed === 0 && (!report || passed > 0);
  return {
    name,
    seconds,
    passed: report ? passed : Number(isGood),
    failed: isGood ? 0 : Math.max(failed, 1),
    failures,
  };
}

/** Reads the JSON reports of Vitest and Playwright. */
function readReport(path: string): Counts {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (!report.stats) {
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        failures: report.testResults.flatMap(failuresOfFile),
      };
    }
    const { expected, flaky = 0, unexpected } = report.stats;
    const failures = report.suites.flatMap(failuresOfSuite);
    return { passed: expected + flaky, failed: unexpected, failures };
  } catch {
    return NOTHING;
  }
}

function failuresOfFile({ name, status, assertionResults }: VitestFile): string[] {
  if (status !== 'failed') return [];
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that can't be loaded fails without a test.
  return failed.length > 0 ? failed.map(({ fullName }) => `${file} > ${fullName}`) : [file];
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`);
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

export interface Step {
  name: string;
  command: string;
  /** Where the command writes a JSON report of its tests. */
  report?: string;
}

interface Counts {
  passed: number;
  failed: number;
  /** The file and title of each failed test. */
  failures: string[];
}

interface Outcome extends Counts {
  name: string;
  seconds: number;
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

interface PlaywrightSuite {
  specs?: { ok: boolean; file: string; title: string }[];
  suites?: PlaywrightSuite[];
}

const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };
