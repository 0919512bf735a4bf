import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { requireWritable } from '../writable-home.ts'

/** The text of a file; undefined when there is none. */
export async function readPrivateFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file of mode 600 unless there is one; the text that stands afterwards. Two processes agree on one of them. */
export async function createPrivateFile(file: string, text: string): Promise<string> {
  const draft = await writeDraft(file, text)
  try {
    await link(draft, file)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  } finally {
    await rm(draft, { force: true })
    await syncDirectory(file)
  }
}

/** Writes or replaces a file of mode 600. A reader sees the old text or the new, never a part. */
export async function replacePrivateFile(file: string, text: string): Promise<void> {
  await rename(await writeDraft(file, text), file)
  await syncDirectory(file)
}

/** Puts a file that is written already in the place of another. */
export async function takePlaceOf(file: string, draft: string): Promise<void> {
  await rename(draft, file)
  await syncDirectory(file)
}

async function writeDraft(file: string, text: string): Promise<string> {
  await requireWritable(path.dirname(file))
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return draft
}

/** The name itself must survive a crash too; Windows has no way to ask for that. */
async function syncDirectory(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path.dirname(file), 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
