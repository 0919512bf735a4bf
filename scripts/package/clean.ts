/** Removes what `build.ts` made, after `npm pack` has packed it. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-program.ts'

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true })
