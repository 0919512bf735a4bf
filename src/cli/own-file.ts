import { stat } from 'node:fs/promises'
import { EXIT, OperatorError } from '../errors.ts'
import type { SpooledFile } from '../operations/disclosure/imports/spool.ts'

/** The copy goes whether it could be read or not. */
export async function discarding<Result>(spooled: SpooledFile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    await spooled.discard()
  }
}

export async function requireFile(location: string): Promise<void> {
  const found = await stat(location).catch(() => undefined)
  if (found?.isFile() === true && found.size > 0) return
  throw new OperatorError(`${location} is ${found?.isFile() === true ? 'empty' : 'no file'}`, {
    hint: 'Give the path of a file with content.',
    exitCode: EXIT.notFound,
  })
}
