import { CHECKS } from './checks.ts'
import { runProgram } from './run-program.ts'

export interface Outcome {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly note: string
}

/** Runs the named checks (all of them when none is named) and goes on after a failure, so that one run shows them all. */
export async function runChecks(names: readonly string[] = []): Promise<Outcome[]> {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new Error(
      `no check is called ${unknown.join(', ')}; there are ${CHECKS.map((check) => check.name).join(', ')}`,
    )
  const outcomes: Outcome[] = []
  for (const check of CHECKS.filter((candidate) => names.length === 0 || names.includes(candidate.name))) {
    console.log(`\n== ${check.name}: ${check.what}`)
    const { code, text, seconds } = await runProgram(check.command, { show: false })
    const passed = code === 0
    if (!passed) console.log(text.trimEnd())
    console.log(passed ? `   passed in ${seconds.toFixed(1)} s` : `   FAILED. Remedy: ${check.remedy}`)
    outcomes.push({ name: check.name, passed, seconds, note: passed ? '' : check.remedy })
  }
  return outcomes
}
