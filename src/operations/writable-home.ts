import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../errors.ts'

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'it is on a read-only file system',
  EACCES: 'this user has no right to write there',
  EPERM: 'this user has no right to write there',
  ENOTDIR: 'a file is where a directory is needed',
  EEXIST: 'a file is where a directory is needed',
  ENOENT: 'no directory can be made there',
  ENOSPC: 'the disk is full',
}

/** Makes the directory that state is kept in, unless it is there, and refuses one that cannot be written to. */
export async function requireWritable(directory: string): Promise<void> {
  try {
    await makeDirectory(directory)
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new OperatorError(`${directory} cannot be written to: ${REASONS[code] ?? message}`, {
      hint: `Set SOUTHERLY_HOME to a directory that this user can write to, or put ${directory} right.`,
      cause: error,
    })
  }
}

/** With its parents. Node's own way says ENOENT whatever the reason is, and never ends in /proc. */
async function makeDirectory(directory: string): Promise<void> {
  if (await isDirectory(directory)) return
  const parent = path.dirname(directory)
  if (parent !== directory) await makeDirectory(parent)
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!(await isDirectory(directory))) throw error
  }
}

const isDirectory = async (directory: string): Promise<boolean> =>
  stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  )
