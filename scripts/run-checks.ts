import { CHECKS, type Check } from './checks.ts'
import { runProgram } from './run-program.ts'

export interface Outcome {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly note: string
}

/** Most checks use one core. */
const AT_ONCE = 2

/** Runs the named checks (all of them when none is named) and goes on after a failure, so that one run shows them all. */
export async function runChecks(names: readonly string[] = []): Promise<Outcome[]> {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new Error(
      `no check is called ${unknown.join(', ')}; there are ${CHECKS.map((check) => check.name).join(', ')}`,
    )
  const checks = CHECKS.filter((candidate) => names.length === 0 || names.includes(candidate.name))
  const outcomes = new Map<Check, Outcome>()
  const waiting = [...checks]
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      outcomes.set(check, await runCheck(check))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return checks.map((check) => outcomes.get(check)!)
}

async function runCheck({ name, what, command, remedy }: Check): Promise<Outcome> {
  const { code, text, seconds } = await runProgram(command, { show: false })
  const passed = code === 0
  const lines = passed
    ? [`   passed in ${seconds.toFixed(1)} s`]
    : [text.trimEnd(), `   FAILED. Remedy: ${remedy}`]
  console.log([`\n== ${name}: ${what}`, ...lines].join('\n'))
  return { name, passed, seconds, note: passed ? '' : remedy }
}
