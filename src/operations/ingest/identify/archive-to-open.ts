import { stat } from 'node:fs/promises'

/** Whether a location is a folder or, by its name, a ZIP of a source whose publisher offers none: its files are then looked at one by one. */
export async function isArchiveToOpen(location: string, ownArchive: RegExp | undefined): Promise<boolean> {
  const facts = await stat(location).catch(() => undefined)
  if (facts?.isDirectory() === true) return true
  return ownArchive === undefined && /\.zip$/iu.test(location)
}
