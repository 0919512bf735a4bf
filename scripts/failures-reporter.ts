import type { Reporter, TestModule } from 'vitest/node'

interface Failure {
  readonly where: string
  readonly errors: readonly { readonly message: string }[]
}

/** Beyond so many failures, and so many lines of one, the list would hide what it is there to show. */
const MOST_FAILURES = 10
const MOST_LINES = 8

/** Says once more, in a few lines and as the last thing, what failed: of a long log often only the end is kept. */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failures = modules.flatMap(failuresOf)
    if (failures.length === 0) return
    console.log('\n== failed')
    for (const { where, errors } of failures.slice(0, MOST_FAILURES)) {
      console.log(`   ${where}`)
      for (const { message } of errors)
        for (const line of message.split('\n').slice(0, MOST_LINES)) console.log(`      ${line}`)
    }
    if (failures.length > MOST_FAILURES) console.log(`   and ${failures.length - MOST_FAILURES} more`)
  }
}

/** Those of tests, and those of hooks, which no test is to blame for. */
function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId
  const found: Failure[] = [{ where: `${file}: its own hooks or imports`, errors: module.errors() }]
  for (const suite of module.children.allSuites())
    found.push({ where: `${file}: hooks of ${suite.fullName}`, errors: suite.errors() })
  for (const test of module.children.allTests('failed'))
    found.push({ where: `${file}: ${test.fullName}`, errors: test.result().errors ?? [] })
  return found.filter(({ errors }) => errors.length > 0)
}
