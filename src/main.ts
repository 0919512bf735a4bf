import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Halves the time until a command begins. In the installation, not in the shared temporary directory that is the default.
const { directory } = enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'))

const { shareCompiledModules } = await import('./config.ts')
shareCompiledModules(directory)
const { processSurroundings } = await import('./cli/process.ts')
const { runCommandLine } = await import('./cli/run.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), processSurroundings())
