import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { countTests, type Counts } from './count-tests.ts';

/**
 * Runs every step, even after a failure, so that one run shows everything; what needs a step that failed
 * fails with it. Each step's output comes in one piece, when the step ends. The last lines are the time of
 * each step, what failed and why, also what passed when tried again, and `N passed, N failed`: the tests in the
 * reports, and each step without a report as one.
 */
export async function runSteps(steps: readonly Step[], { atOnce = 1 } = {}): Promise<never> {
  const start = Date.now();
  const lane = pLimit(atOnce);
  const running = new Map<string, Promise<Outcome>>();
  for (const step of steps) {
    const needed = step.after && running.get(step.after);
    const run = () => (step.waits ? runStep(step) : lane(runStep, step));
    running.set(
      step.name,
      Promise.resolve(needed).then((outcome) => (outcome && outcome.failed > 0 ? NOT_RUN : run())),
    );
  }
  const outcomes = await Promise.all(running.values());
  console.log('');
  for (const [index, { name }] of steps.entries()) console.log(describe(name, outcomes[index]!));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`in ${secondsSince(start)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

async function runStep({ name, command, report }: Step): Promise<Outcome> {
  console.log(`-- ${name} starts`);
  if (report) rmSync(report, { force: true });
  const start = Date.now();
  const { status, output } = await runCommand(command);
  console.log(`\n== ${name}: ${command}\n${output}`);
  const { passed, failed, failures } = report ? countTests(report) : NOTHING;
  // A runner may fail without a failed test, and a report without tests isn't a success.
  const isGood = status === 0 && failed === 0 && (!report || passed > 0);
  return {
    seconds: secondsSince(start),
    passed: report ? passed : Number(isGood),
    failed: isGood ? 0 : Math.max(failed, 1),
    failures,
  };
}

function runCommand(command: string): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject).on('close', (status) => resolve({ status, output }));
  });
}

function describe(name: string, { seconds, passed, failed, failures }: Outcome): string {
  const word = failed > 0 ? 'FAIL' : 'ok  ';
  const line = `${word} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  return [line, ...failures.map((failure) => `     ${failure}`)].join('\n');
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000);
}

export interface Step {
  name: string;
  command: string;
  /** A step above that has to succeed before this one starts. */
  after?: string;
  /** Whether it waits most of its time: then it runs beside the others, and is none of those at once. */
  waits?: boolean;
  /** Where the command writes a JSON report of its tests. */
  report?: string;
}

interface Outcome extends Counts {
  seconds: number;
}

const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };

const NOT_RUN: Outcome = {
  seconds: 0,
  passed: 0,
  failed: 1,
  failures: ['not run, since what it needs failed'],
};
