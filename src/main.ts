import { processSurroundings } from './cli/process.ts'
import { runCommandLine } from './cli/run.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), processSurroundings())
