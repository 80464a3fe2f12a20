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
  if (status !== 'failed') return [];
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that can't be loaded fails without a test.
  return failed.length > 0
    ? failed.map(({ fullName, failureMessages }) => describe(file, fullName, failureMessages))
    : [file];
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const failures = failed.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return describe(
      file,
      title,
      results.map(({ error }) => error?.message ?? ''),
    );
  });
  return [...failures, ...suites.flatMap(failuresOfSuite)];
}

/** With the first line of why each try failed: of a long log often only the end is kept. */
function describe(file: string, title: string, reasons: readonly string[]): string {
  const lines = reasons.map((reason) => stripVTControlCharacters(reason).split('\n', 1)[0]);
  return [`${file} > ${title}`, ...lines].join('\n       ');
}

export interface Counts {
  passed: number;
  failed: number;
  /** The file and title of each failed test, and why it failed. */
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
