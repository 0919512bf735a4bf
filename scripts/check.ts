/** `npm run check [name ...]`: everything that can be verified without running the service. */
import { runChecks } from './run-checks.ts'

const outcomes = await runChecks(process.argv.slice(2))
process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1
