/**
 * `npm test [-- [--full] section ...]`: the checks, then the tests, then one summary. Sections are the names of the checks
 * (checks.ts), of vitest's projects (unit, store, e2e), and `checks` for all checks. `--full` adds what takes long and seldom
 * finds more.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CHECKS } from './checks.ts'
import { type Outcome, runChecks } from './run-checks.ts'
import { ROOT, runProgram } from './run-program.ts'

const PROJECTS = ['unit', 'store', 'e2e'] as const

interface Counts {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

/** Files whose times are printed, so that it is known what to shorten first. */
const SLOWEST = 40

const asked = process.argv.slice(2).filter((word) => word !== '--full')
if (process.argv.includes('--full')) process.env['SOUTHERLY_FULL_TESTS'] = 'yes'
const known = ['checks', ...CHECKS.map((check) => check.name), ...PROJECTS]
const unknown = asked.filter((section) => !known.includes(section))
if (unknown.length > 0) {
  console.error(`no section is called ${unknown.join(', ')}; there are ${known.join(', ')}`)
  process.exit(2)
}
const wanted = (section: string): boolean => asked.length === 0 || asked.includes(section)

const checks = CHECKS.map((check) => check.name).filter((name) => wanted(name) || wanted('checks'))
const outcomes: Outcome[] = checks.length > 0 ? await runChecks(checks) : []
const projects = PROJECTS.filter(wanted)
const counts = projects.length > 0 ? await runTests(projects) : undefined

console.log('\n== summary')
for (const outcome of outcomes)
  console.log(
    `   ${outcome.passed ? 'passed' : 'FAILED'}  ${outcome.name.padEnd(10)} ${outcome.seconds.toFixed(1).padStart(6)} s` +
      (outcome.note === '' ? '' : `   ${outcome.note}`),
  )
if (counts) printSlowest(counts)
const failedChecks = outcomes.filter((outcome) => !outcome.passed && !isTests(outcome)).length
if (checks.length > 0) console.log(`Checks: ${checks.length - failedChecks} passed, ${failedChecks} failed`)
if (counts)
  console.log(
    `Tests: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests} skipped`,
  )
process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1

async function runTests(names: readonly string[]): Promise<Counts> {
  console.log(`\n== tests: ${names.join(', ')}`)
  const report = path.join(ROOT, '.tmp', `tests-${process.pid}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  const { code, seconds } = await runProgram(
    [
      'node',
      // Tests make much that is gone at once: with V8's own 16 MB a seventh of their time went into moving it on.
      '--max-semi-space-size=64',
      'node_modules/vitest/vitest.mjs',
      'run',
      ...names.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=./scripts/failures-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { show: true },
  )
  outcomes.push({ name: 'tests', passed: code === 0, seconds, note: '' })
  const counts = readCounts(report)
  rmSync(report, { force: true })
  return counts
}

/** A run that broke before its report counts as one failure, never as none. */
function readCounts(report: string): Counts {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      numPendingTests: 0,
      numFailedTestSuites: 1,
      testResults: [],
    }
  }
}

function printSlowest({ testResults }: Counts): void {
  const timed = testResults
    .map(({ name, startTime, endTime }) => ({
      file: path.relative(ROOT, name).replace(/\.test\.ts$/, ''),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const shown = timed.slice(0, SLOWEST).map(({ file, seconds }) => `${file} ${seconds.toFixed(0)}`)
  console.log(`   slowest files, in seconds of ${total.toFixed(0)}: ${shown.join(', ')}`)
}

function isTests(outcome: Outcome): boolean {
  return outcome.name === 'tests'
}
