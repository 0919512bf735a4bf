import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { endProcess } from './end-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** For what the tests of one run share. */
    runDirectory: string
  }
}

/** In the directory of a run: the id of the process that serves all its tests, once there is one. */
export const SHARED_PROCESS = 'shared-process'

/** A directory that is gone after the run with the process that lives in it: a worker is ended without a word. */
export default function setup(project: TestProject): () => void {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly e2e run '))
  project.provide('runDirectory', directory)
  return () => {
    const shared = path.join(directory, SHARED_PROCESS)
    if (existsSync(shared)) endProcess(Number(readFileSync(shared, 'utf8')))
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
