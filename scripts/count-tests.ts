import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Reads a JSON report of Vitest or Playwright. One that can't be read has no tests. */
export function countTests(path: string): Counts {
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
    return { passed: 0, failed: 0, failures: [] };
  }
}

function failuresOfFile({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative('.', name);
  const failures = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map((test) => describe(file, test.fullName, test.status === 'passed', test.failureMessages));
  // A file that can't be loaded fails without a test.
  return failures.length > 0 || status !== 'failed' ? failures : [file];
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failures = specs.flatMap(({ file, title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const reasons = results.flatMap(({ error }) => error?.message ?? []);
    return reasons.length > 0 || !ok ? describe(file, title, ok, reasons) : [];
  });
  return [...failures, ...suites.flatMap(failuresOfSuite)];
}

/** With the first line of why each try failed: of a long log often only the end is kept. */
function describe(file: string, title: string, isOk: boolean, reasons: readonly string[]): string {
  const lines = reasons.map((reason) => stripVTControlCharacters(reason).split('\n', 1)[0]);
  return [`${file} > ${title}${isOk ? ' (passed when tried again)' : ''}`, ...lines].join(
    '\n       ',
  );
}

export interface Counts {
  passed: number;
  failed: number;
  /** Each test of which a try failed: its file, its title, and why. */
  failures: string[];
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { error?: { message: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}
