import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../errors.ts'

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'it lies on a file system that is mounted read-only',
  EACCES: 'this user has no right to write there',
  EPERM: 'this user has no right to write there',
  ENOTDIR: 'a part of the path is a file, not a directory',
  EEXIST: 'it is a file, not a directory',
  ENOSPC: 'the disk is full',
}

/** Makes the directory that state is kept in, unless it is there, and refuses one that cannot be written to. */
export async function requireWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = await codeOf(error, directory)
    throw new OperatorError(
      `${directory} cannot be written to: ${REASONS[code] ?? (error instanceof Error ? error.message : code)}`,
      {
        hint: `Set SOUTHERLY_HOME to a directory that this user can write to, or put ${directory} right.`,
        cause: error,
      },
    )
  }
}

/** Node says ENOENT for a directory that cannot be made; what keeps it from being made says its parent. */
async function codeOf(error: unknown, directory: string): Promise<string> {
  const { code = '' } = error as NodeJS.ErrnoException
  return code === 'ENOENT' ? ((await refusalOfParent(directory)) ?? code) : code
}

async function refusalOfParent(directory: string): Promise<string | undefined> {
  const parent = path.dirname(directory)
  if (parent === directory) return undefined
  try {
    await stat(parent)
  } catch {
    return refusalOfParent(parent)
  }
  try {
    await access(parent, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}
