import './quick-modules.ts'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Halves the time until a command begins. In the installation, not in the shared temporary directory that is the default.
const compiled = path.resolve(import.meta.dirname, '../node_modules/.cache/compiled')
const { directory } = enableCompileCache(compiled)

const { shareCompiledModules } = await import('./config.ts')
// Where bin/southerly has turned it on before, Node names a folder inside it.
shareCompiledModules(directory === undefined ? undefined : compiled)
const { processSurroundings } = await import('./cli/process.ts')
const { runCommandLine } = await import('./cli/run.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), processSurroundings())
